/**
 * Runs first, as a script in the page itself, and requests everything that the page at this address needs. Without it,
 * the browser would discover the files one after another. Nothing depends on it.
 */

import { accessBlocker, canFinishOrders } from '#contract/access';
import { callPath } from '#contract/calls/callPath';
import type { SubStore } from '#contract/entities/store';
import type { DayRules } from '#contract/time';
import { readOfTab, readStored } from '../config/jsonStorage';
import { loginPath, returnPath } from '../config/loginPath';
import { adminRoot, paths } from '../config/paths';
import { startPath } from '../config/startPath';
import { storageKeys } from '../config/storageKeys';
import { sendEarlyCall } from '../dataProvider/earlyCalls';
import { listBody } from '../dataProvider/listBody';
import { requestHeaders } from '../dataProvider/requestHeaders';
import { firstLanguage } from '../i18n/firstLanguage';
import type { StoredSession } from '../session/session';
import { type FirstCall, type LoadTable, loadTableId, type PageLoad, pageAt } from './loadTable';

type OwnSession = Omit<StoredSession, 'sub_store'>;

/** react-admin's store of this app: `localStorageStore(undefined, 'storedesk')`. */
const listKey = (list: string): string => `RaStorestoredesk.${list}.list`;

interface ListState {
  sort?: string;
  order?: 'ASC' | 'DESC';
  page?: number;
  perPage?: number;
  filter?: Record<string, unknown>;
}

/**
 * A date in the store's time zone. The same as `businessDate`, whose libraries would double this script, but for an hour
 * after a clock change: then the request is for nothing.
 */
function dateIn({ timezone, day_starts_at = 0 }: DayRules, offset: number): string {
  const at = Date.now() - day_starts_at * 60_000;
  const date = new Date(`${new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(at)}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + offset);
  return date.toISOString().slice(0, 10);
}

/**
 * The first page of a list by days, before anyone filters or sorts it: src/orders/history/useHistoryList.ts and
 * src/descriptors/resources/reviews.ts.
 */
function datedBody(call: Extract<FirstCall, { dated: string }>, { timezone, day_starts_at }: DayRules): object | null {
  const { field, order: first } = call.sort;
  const { sort = field, order = first, page, perPage, filter } = readStored<ListState>(listKey(call.dated)) ?? {};
  if (Object.keys(filter ?? {}).length > 0 || sort !== field || order !== first) return null;
  // Orders have business days, reviews calendar days.
  const rules = call.board ? { timezone, day_starts_at } : { timezone };
  return {
    ...(call.board && { board: call.board }),
    page: Number(page ?? 1),
    perPage: Number(perPage ?? call.perPage),
    start_date: dateIn(rules, 1 - call.days),
    end_date: dateIn(rules, 0),
  };
}

/** Returns the body that the page will send; `null` if the address has a search, because then it isn't known yet. */
function bodyOf(call: FirstCall, id: string, { store }: OwnSession): object | null {
  if ('body' in call) return call.body;
  if ('isRecord' in call) return { _id: id };
  if (window.location.search) return null;
  if ('dated' in call) return datedBody(call, store);
  const {
    sort = call.sort.field,
    order = call.sort.order,
    page,
    perPage,
    filter,
  } = readStored<ListState>(listKey(call.list)) ?? {};
  return listBody({
    sort: { field: sort, order },
    filter,
    pagination: { page: Number(page ?? 1), perPage: Number(perPage ?? 0) || listBody({}).perPage },
  });
}

function sendCalls({ calls }: PageLoad, id: string, session: OwnSession): void {
  // A user who views as another account sends other headers, and often loads other pages.
  if (readOfTab(storageKeys.viewAs)) return;
  const subStore = readStored<SubStore>(storageKeys.permissions);
  // The server would refuse them.
  if (subStore?.needs_second_factor) return;
  const headers = requestHeaders(subStore ? { ...session, sub_store: subStore } : session, 0);
  for (const call of calls) {
    const body = bodyOf(call, id, session);
    if (body) sendEarlyCall({ url: callPath(call.name), headers, body: JSON.stringify(body) });
  }
}

/**
 * The page that an address leads to: some addresses only redirect.
 *
 * @param start the first page of who is signed in; `null` if no one is
 */
function destination(start: string | null): string {
  const { pathname, search } = window.location;
  const path = pathname.replace(/(.)\/$/, '$1');
  if (path === '/' || path === paths.store || path === adminRoot) return start ?? loginPath();
  if (path === paths.login && start) return new URL(returnPath(search, start), window.location.origin).pathname;
  return pathname;
}

function start(table: LoadTable): void {
  const session = readStored<OwnSession>(storageKeys.store);
  const isSignedIn = Boolean(session?.servertoken);
  const sub_store = readStored<SubStore>(storageKeys.permissions) ?? undefined;
  const path = destination(session?.servertoken ? startPath({ store: session.store, sub_store }) : null);
  const isAdmin = isSignedIn && path.startsWith(`${adminRoot}/`);
  const language = firstLanguage(readStored<string>(storageKeys.language), Object.keys(table.texts));
  const found = isAdmin ? pageAt(table.pages, path) : null;
  const loads = [isAdmin ? table.frame : table.entrance, ...(found ? [found.page] : [])];
  const texts = new Set(loads.flatMap((load) => load.texts));
  const wanted = new Set([
    ...loads.flatMap(({ files }) => files),
    ...[...texts].flatMap((part) => table.texts[language]?.[part] ?? []),
    ...(table.mirrored[language] ?? []),
  ]);
  for (const index of wanted) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = table.files[index] ?? '';
    document.head.append(link);
  }
  if (found && session && (path === paths.profile || canFinishOrders(accessBlocker(session.store, session.settings))))
    sendCalls(found.page, found.id, session);
  // Creating the first Intl formatter costs 10 ms; do it while the app loads.
  setTimeout(() => new Intl.NumberFormat(language).format(0));
}

try {
  start(JSON.parse(document.getElementById(loadTableId)?.textContent ?? '') as LoadTable);
} catch {
  // The app loads without it, only later.
}
