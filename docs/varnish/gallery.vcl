# Varnish 7 with varnish-modules (xkey), between nginx and the site's host: it keeps pages until the host says that they have
# changed. EDGE_CACHE=varnish and EDGE_PURGE_URL=http://127.0.0.1:6082 are settings of the host. It is started with two doors,
# one for visitors and one for the host, which has to be out of the reach of everybody else:
#
#   varnishd -a http=127.0.0.1:6081 -a purge=127.0.0.1:6082 -f /etc/varnish/gallery.vcl -s malloc,512m -p http_gzip_support=off

vcl 4.1;

import std;
import xkey;

backend gallery_host {
    .host = "127.0.0.1";
    .port = "8000";
    .connect_timeout = 2s;
    # The host has an answer in ten seconds, be it that the API has none.
    .first_byte_timeout = 20s;
}

sub vcl_recv {
    if (local.socket == "purge") {
        if (req.method != "PURGE" || !req.http.X-Purge-Tags) {
            return (synth(405, "Only PURGE, with X-Purge-Tags"));
        }
        return (synth(200, "Forgotten: " + xkey.purge(req.http.X-Purge-Tags)));
    }
    # Whatever a visitor asks for is not for this cache to understand.
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Never kept: forms, previews and rooms, the rebuild hook, the health.
    if (req.url ~ "^/(api|desk|hooks|healthz|preview|fr/preview|room|fr/salon)(/|\?|$)") {
        return (pass);
    }
    # One copy for each encoding, however browsers spell what they take.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    unset req.http.Cookie;
}

sub vcl_backend_fetch {
    # The desk is given a minute by the host: pictures and lists are large.
    if (bereq.url ~ "^/desk(/|\?|$)") {
        set bereq.first_byte_timeout = 70s;
    }
}

sub vcl_hash {
    # With what is asked after the question mark: lists are filtered by it.
    hash_data(req.url);
    hash_data(req.http.Host);
    # Over https it has other headers.
    hash_data(req.http.X-Forwarded-Proto);
    return (lookup);
}

sub vcl_backend_response {
    if (beresp.http.Surrogate-Control ~ "^max-age=\d+$") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^max-age=", "") + "s", 0s);
        # What nobody has edited is right for longer, and is shown while it is fetched anew or the host is away.
        set beresp.grace = 7d;
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        return (deliver);
    }
    # Of everything else Cache-Control decides.
}

sub vcl_backend_error {
    # As nginx says it of a host that is away, so that it does the same about it.
    set beresp.status = 502;
}

sub vcl_deliver {
    # These are for this cache alone.
    unset resp.http.Surrogate-Key;
    unset resp.http.Surrogate-Control;
    unset resp.http.xkey;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    # Other sites may show these. Copies of before the host said so itself are kept for a year.
    if (req.url ~ "^/(media/|icons/|social\.png(\?|$))") {
        set resp.http.Cross-Origin-Resource-Policy = "cross-origin";
    }
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
    } else {
        set resp.http.X-Cache = "MISS";
    }
}
