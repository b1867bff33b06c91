/** What the desk's pages gain where scripts run. */

// A page that Back brings out of the browser's memory would show, and send, what is no longer so.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
