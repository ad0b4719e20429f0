/** The whole screen for the product, and back. Where the browser refuses, everything else goes on. */
export function toggleFullScreen(): void {
  if (!document.fullscreenEnabled) return;
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => undefined);
}
