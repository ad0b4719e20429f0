import { z } from 'zod';
import { accountLimits } from '../accountLimits';
import { storeArchiveSchema } from '../entities/archive';
import { limits } from '../limits';
import { call, noBody, nothing } from './call';

/** Also for a store that can't work: its owner may want to leave. */
const ofOwner = { audience: 'owner', allowInactiveStore: true } as const;
const archiveReply = z.object({ store_archive: storeArchiveSchema });
const hours = `${accountLimits.archiveHours} hours`;

/** An archive of everything in the store, which another Storedesk can import. */
export const archiveCalls = {
  get_store_archive: call({
    ...ofOwner,
    summary: `The archive that was requested last, or \`null\`. It is deleted ${hours} after it was ready`,
    body: noBody,
    reply: z.object({ store_archive: storeArchiveSchema.nullable() }),
  }),
  request_store_archive: call({
    ...ofOwner,
    stepUp: true,
    limit: { points: 60, seconds: 3_600 },
    audit: { entity: 'store_archive', action: 'add' },
    summary: `Has an archive of everything made, and mails the owner that it was requested. One that is being made stays; one that is ready is replaced. 4029 beyond ${accountLimits.archivesPerHour} in an hour`,
    body: noBody,
    reply: archiveReply,
  }),
  download_store_archive: call({
    ...ofOwner,
    stepUp: true,
    audit: { entity: 'store_archive', action: 'download' },
    summary: `The address from which the archive can be downloaded: the download has to begin within ${limits.fileLinkSeconds} seconds. 1000 if there is none that is ready`,
    body: noBody,
    reply: z.object({ link: z.string() }),
  }),
  delete_store_archive: call({
    ...ofOwner,
    audit: { entity: 'store_archive', action: 'delete' },
    summary: 'Deletes the archive, or stops making it. 1000 if there is none',
    body: noBody,
    reply: nothing,
  }),
} as const;
