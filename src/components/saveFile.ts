/** Enough time for every browser to start the download. */
const revokeAfterMs = 60_000;

/** Has the browser download from an address of this server, which names the file. */
export const saveFrom = (address: string): void =>
  Object.assign(document.createElement('a'), { href: address, download: '' }).click();

/** Offers a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
