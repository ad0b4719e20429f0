import { z } from 'zod';
import * as bankDetail from '#contract/entities/bankDetail';
import * as change from '#contract/entities/change';
import * as customer from '#contract/entities/customer';
import * as deliveryArea from '#contract/entities/deliveryArea';
import * as deliveryLog from '#contract/entities/deliveryLog';
import * as image from '#contract/entities/image';
import * as menu from '#contract/entities/menu';
import * as menuImport from '#contract/entities/menuImport';
import * as offer from '#contract/entities/offer';
import * as opening from '#contract/entities/opening';
import * as order from '#contract/entities/order';
import * as orderChange from '#contract/entities/orderChange';
import * as orderTotals from '#contract/entities/orderTotals';
import * as provider from '#contract/entities/provider';
import * as providerDocument from '#contract/entities/providerDocument';
import * as reference from '#contract/entities/reference';
import * as review from '#contract/entities/review';
import * as store from '#contract/entities/store';
import * as subStore from '#contract/entities/subStore';
import * as vehicle from '#contract/entities/vehicle';
import { plainRecords } from '#contract/resources/index';

type Json = Record<string, unknown>;

/** The entities whose schemas are components: `orderSchema` is `Order`. */
const entities = {
  ...bankDetail,
  ...change,
  ...customer,
  ...deliveryArea,
  ...deliveryLog,
  ...image,
  ...menu,
  ...menuImport,
  ...offer,
  ...opening,
  ...order,
  ...orderChange,
  ...orderTotals,
  ...provider,
  ...providerDocument,
  ...reference,
  ...review,
  ...store,
  ...subStore,
  ...vehicle,
};

/** Shorter schemas than this are easier to read in place, in characters of JSON. */
const shortest = 120;

/** `orderLineSchema` and `order_line` are both `OrderLine`. */
const componentName = (name: string): string =>
  name.replace(/Schema$/, '').replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What components are made of: each schema with the name that it is exported or announced under. */
const sources = (): [string, z.ZodType][] => [
  ...Object.entries(plainRecords).map(([name, record]): [string, z.ZodType] => [name, record.schema]),
  ...Object.entries(entities).flatMap(([name, schema]): [string, z.ZodType][] =>
    name.endsWith('Schema') && schema instanceof z.ZodType ? [[name, schema]] : [],
  ),
];

/** Formats that say what the long pattern next to them says. */
const plainFormats: readonly unknown[] = ['uuid', 'date-time', 'date'];

/** JSON text of each entity's schema -> its name; as a body and as a reply, where these differ. */
function namedSchemas(): Map<string, string> {
  const named = new Map<string, string>();
  for (const [name, schema] of sources()) {
    for (const [io, suffix] of [
      ['output', ''],
      ['input', 'Input'],
    ] as const) {
      const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
      const text = JSON.stringify(json);
      if (text.length >= shortest && !named.has(text)) named.set(text, componentName(name) + suffix);
    }
  }
  return named;
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Moves the schemas of entities into components and refers to them, so that a document names each once: an order
 * stands in thirty replies.
 *
 * @returns the paths with references, and the components that they use
 */
export function shareSchemas(paths: Json): { paths: Json; schemas: Json } {
  const named = namedSchemas();
  const schemas: Json = {};
  const share = (value: unknown, isComponent = false): unknown => {
    if (Array.isArray(value)) return value.map((each) => share(each));
    if (!isObject(value)) return value;
    const name = isComponent ? undefined : named.get(JSON.stringify(value));
    if (!name) {
      const isPlain = plainFormats.includes(value.format);
      const kept = Object.entries(value).filter(([key]) => !(isPlain && key === 'pattern'));
      return Object.fromEntries(kept.map(([key, each]) => [key, share(each)]));
    }
    if (!(name in schemas)) {
      schemas[name] = {};
      schemas[name] = share(value, true);
    }
    return { $ref: `#/components/schemas/${name}` };
  };
  return { paths: share(paths) as Json, schemas };
}
