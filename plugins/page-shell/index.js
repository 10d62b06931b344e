// Wraps pages in the shell. A plugin of its own, since Gatsby has the site's files wrap last, around the provider of words.
