import { z } from 'zod';
import { publishedWebsiteSchema } from '../entities/publishedWebsite';
import { scriptFields, scriptPageSchema } from '../entities/scriptPage';
import { id, idempotencyKey, instant, version } from '../entities/shared';
import { websiteDomainSchema } from '../entities/websiteDomain';
import { domainTypes } from '../website/domainState';
import { websiteFields } from '../website/website';
import { websiteLimits } from '../website/websiteLimits';
import { body, call, noBody, nothing } from './call';

const ofStore = { audience: 'session', permission: 'store/setting' } as const;
const domainName = z.string().trim().min(1).max(websiteLimits.domainMax);
const ofOwner = { audience: 'owner' } as const;
const state = z.object({
  website: z.object({
    differences: z.array(z.enum(websiteFields)),
    /** `null` while nothing is published. */
    published_at: instant.nullable(),
    published_by: z.string(),
  }),
});
const script = z.object({ script_page: scriptPageSchema });
const reply = z.object({ domain: websiteDomainSchema.nullable() });
/** Each asks name servers outside, or claims a name. */
const limit = { points: 60, seconds: 600 };

/** The website of a store: its domain, its publication and its scripts. The settings have sections of their own. */
export const websiteCalls = {
  get_website_domain: call({
    ...ofStore,
    summary:
      'The domain of the store’s website, with the record that proves it and its state; `null` while there is none',
    body: noBody,
    reply,
  }),
  check_domain: call({
    ...ofStore,
    limit,
    audit: 'none: it only looks a name up',
    summary:
      'Whether a domain or sub-domain is free: success 210. 4110 if another store is served at it, which only proving it ' +
      'changes; 4022 for what isn’t a name that a store can have, or isn’t of the given type',
    body: body({ domain_name: domainName, domain_type: z.enum(domainTypes).optional() }),
    /** The name as browsers send it. */
    reply: z.object({ domain_name: z.string(), domain_type: z.enum(domainTypes) }),
  }),
  set_website_domain: call({
    ...ofStore,
    limit,
    audit: { entity: 'store', action: 'update' },
    summary:
      'Sets the domain of the store’s website. It is served once its record is found; until then, another store may be ' +
      'served at it. The earlier domain is no longer served',
    body: body({ domain_name: domainName }),
    reply,
  }),
  remove_website_domain: call({
    ...ofStore,
    audit: { entity: 'store', action: 'update' },
    summary: 'Removes the domain of the store’s website: it is no longer served',
    body: noBody,
    reply,
  }),
  check_website_domain: call({
    ...ofStore,
    limit,
    waitsOutside: true,
    audit: 'none: the page shows what it finds, and mails say what it changes',
    summary:
      'Asks the domain’s own name servers for its record, and checks it every few seconds for a while. 831 while no domain ' +
      'is set',
    body: noBody,
    reply,
  }),
  get_website_state: call({
    ...ofStore,
    summary:
      'The fields of the website’s draft that differ from what is published, and when and by whom that was published',
    body: noBody,
    reply: state,
  }),
  publish_website: call({
    ...ofStore,
    audit: { entity: 'store', action: 'update' },
    summary: 'Publishes the draft of the website: customers see it from now on',
    body: noBody,
    reply: state,
  }),
  revert_website: call({
    ...ofStore,
    audit: { entity: 'store', action: 'update' },
    summary: 'Sets the draft of the website back to what is published, or to the defaults while nothing is',
    body: noBody,
    reply: state,
  }),
  script_pages: call({
    ...ofOwner,
    audit: 'none: it lists them',
    summary: 'The scripts that run on the store’s own site, by name',
    body: noBody,
    reply: z.object({ data: z.array(scriptPageSchema) }),
  }),
  add_script_page: call({
    ...ofOwner,
    stepUp: true,
    idempotent: true,
    audit: { entity: 'script_page', action: 'add' },
    summary:
      'Adds a script to the store’s own site: success 931. It runs there from now on. 4022 once there are as many as possible',
    body: body({ idempotency_key: idempotencyKey, ...scriptFields }),
    reply: script,
  }),
  update_script_page: call({
    ...ofOwner,
    stepUp: true,
    audit: { entity: 'script_page', action: 'update' },
    summary: 'Changes a script: success 932. 4009 with the current one if someone changed it since `version`',
    body: body({ _id: id, version, ...scriptFields }),
    reply: script,
  }),
  delete_script_pages: call({
    ...ofOwner,
    audit: { entity: 'script_page', action: 'delete' },
    summary: 'Deletes scripts: success 933. They no longer run. 1000 if one of them doesn’t exist',
    body: body({ ids: z.array(id).min(1).max(websiteLimits.scriptsMax) }),
    reply: nothing,
  }),
} as const;

/** The websites of stores, for the customer site and its certificates. */
export const platformWebsiteCalls = {
  'platform/get_website': call({
    audience: 'platform',
    summary:
      'What the customer site shows at a domain: the published settings and the scripts of its store. 831 for a domain that ' +
      'isn’t proved, and for a store that hasn’t published',
    body: z.strictObject({ domain: domainName }),
    reply: z.object({ website: publishedWebsiteSchema }),
  }),
  'platform/get_domain_list': call({
    audience: 'platform',
    summary:
      'The proved domains of stores with a published website, by name; `after` continues after one. Get certificates for ' +
      'these, and for no others',
    body: z.strictObject({
      after: z.string().max(websiteLimits.domainMax).default(''),
      perPage: z.int().min(1).max(websiteLimits.domainPageMax).default(websiteLimits.domainPageMax),
    }),
    reply: z.object({ data: z.array(z.object({ domain_name: z.string(), store_id: id, proved_at: instant })) }),
  }),
} as const;
