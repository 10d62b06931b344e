const LONG = 'x'.repeat(300);

/** What somebody might put into a room, or the desk let through by mistake. */
export const HOSTILE = {
  title: `"><script>window.hacked=true</script> ${LONG}`,
  client: '<img src=x onerror="window.hacked=true">',
  letter: `<p onclick="window.hacked=true" style="position:fixed">Hello <img src=x onerror="window.hacked=true"></p><script>window.hacked=true</script><svg onload="window.hacked=true"></svg><p>${LONG}</p>`,
  conditions: '<a href="javascript:window.hacked=true">terms</a><iframe src="https://evil.example"></iframe>',
};
