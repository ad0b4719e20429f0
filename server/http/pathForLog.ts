import { fileLinkBase } from '../files/fileLinks';
import { invitationPath } from '../modules/subStores/service';

/** What follows these opens something to whoever has it. */
const doors = [invitationPath(''), fileLinkBase];

/** A path as the log may bear it: without the query string, which older clients put their token into, and without the key of a door. */
export function pathForLog(url: string): string {
  const [path = ''] = url.split('?', 1);
  const door = doors.find((start) => path.startsWith(start));
  return door ? `${door}[hidden]` : path;
}
