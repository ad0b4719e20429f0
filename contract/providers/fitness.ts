import { type DocumentState, providerDocumentTypes } from '../documents/documentTypes';
import { isExpired } from '../documents/expiry';
import { vehicleTypeOf } from './vehicleTypes';

/** The rule's inputs. */
export interface FitnessFacts {
  is_approved: boolean;
  documents: readonly { document_type_id: string; state: DocumentState; expires_on: string | null }[];
  /** The vehicle in use; `null` if there is none. */
  vehicle: { vehicle_type_id: string | null; is_approved: boolean } | null;
}

export const workBlockerCodes = [
  'not_approved',
  'document_missing',
  'document_pending',
  'document_declined',
  'document_expired',
  'vehicle_missing',
  'vehicle_type_missing',
  'vehicle_not_approved',
] as const;

/** A reason why a delivery person can't be offered work. */
export interface WorkBlocker {
  code: (typeof workBlockerCodes)[number];
  document_type_id?: string | undefined;
  /** For an expired document: the last day on which it was valid. */
  expires_on?: string | undefined;
}

/** The types of documents that this person needs to work. */
export const requiredDocumentTypes = (vehicle: FitnessFacts['vehicle']): string[] =>
  providerDocumentTypes
    .filter(
      ({ is_required, is_licence }) =>
        is_required || (is_licence && vehicleTypeOf(vehicle?.vehicle_type_id ?? null)?.needs_licence),
    )
    .map(({ id }) => id);

function documentBlocker({ documents }: FitnessFacts, document_type_id: string, today: string): WorkBlocker | null {
  const document = documents.find((one) => one.document_type_id === document_type_id);
  if (!document) return { code: 'document_missing', document_type_id };
  if (document.state !== 'approved') return { code: `document_${document.state}`, document_type_id };
  const { expires_on } = document;
  if (expires_on === null || !isExpired(expires_on, today)) return null;
  return { code: 'document_expired', document_type_id, expires_on };
}

function vehicleBlocker({ vehicle }: FitnessFacts): WorkBlocker | null {
  if (!vehicle) return { code: 'vehicle_missing' };
  if (!vehicleTypeOf(vehicle.vehicle_type_id)) return { code: 'vehicle_type_missing' };
  return vehicle.is_approved ? null : { code: 'vehicle_not_approved' };
}

/**
 * Everything that prevents a person from being offered work: approval, required documents that are missing, not
 * approved or expired, and a missing approved vehicle. The server has the same rule as one SQL condition
 * (`isFitForWork`).
 *
 * @param today `YYYY-MM-DD`, in the store's calendar
 */
export const workBlockers = (facts: FitnessFacts, today: string): WorkBlocker[] =>
  [
    facts.is_approved ? null : ({ code: 'not_approved' } as const),
    ...requiredDocumentTypes(facts.vehicle).map((type) => documentBlocker(facts, type, today)),
    vehicleBlocker(facts),
  ].filter((blocker): blocker is WorkBlocker => blocker !== null);
