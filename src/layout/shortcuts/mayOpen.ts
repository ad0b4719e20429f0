import { mayOpenPage, type Visitor } from '../../authProvider/guard';
import { entryOf } from '../../config/navigation';

/** Whether an account may open the page at an address; an address without a page is open to nobody. */
export function mayOpen(visitor: Visitor | null, path: string): boolean {
  const entry = entryOf(path);
  return entry !== undefined && mayOpenPage(visitor, entry);
}
