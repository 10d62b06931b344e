// Gatsby asks every plugin for an entry; this one only answers queries.
