import { errorCodes } from '#contract/codes/errorCodes';
import type { DocumentEntry, UploadedDocument } from '#contract/entities/document';
import type { ProviderRecord } from '#contract/entities/provider';
import type { Vehicle } from '#contract/entities/vehicle';
import { type Answers, fakeServer, refuse } from '../../../support/fakeServer';
import { readAhead } from '../../../support/readAhead';
import { anOrder } from '../../orders/board/boardsFixtures';

readAhead(
  () => import('../../../../src/resources/providers/ProviderList'),
  () => import('../../../../src/resources/providers/ProviderForm'),
);

const at = '2026-03-18T10:00:00.000Z';
export const staffPath = '/app/users/delivery-boy-list';

/** An approved delivery person without a vehicle. */
export const aPersonOfStaff = (change: Partial<ProviderRecord> = {}): ProviderRecord => ({
  ...{ _id: '00000000-0000-4000-8000-000000000001', version: 1, first_name: 'Amina', last_name: 'Cherif' },
  ...{ country_phone_code: '+33', phone: '465710604', email: 'amina@demo.test', address: '', image: null },
  ...{ approval: 'approved', approval_reason: '', approval_by: 'store', approval_name: 'Owner', approval_at: at },
  ...{ is_approved: true, availability: 'on_job', open_orders: 2, vehicle: null, documents: [], expires_soon: null },
  work_blockers: [{ code: 'vehicle_missing' }],
  today: { completed: 3, delivery_fees: 900, tips: 150, cash: 4_250 },
  ...{ created_at: at, updated_at: at, updated_by: 'Owner' },
  ...change,
});

export const aVehicle = (change: Partial<Vehicle> = {}): Vehicle => ({
  ...{ _id: '00000000-0000-4000-8000-0000000000a1', version: 3, provider_id: aPersonOfStaff()._id },
  ...{ name: 'Vespa', model: 'Primavera', color: 'blue', year: 2022, plate_number: 'GR-742-BD' },
  ...{ vehicle_type_id: 'scooter', is_approved: true, is_default: true },
  ...{ created_at: at, updated_at: at, updated_by: 'Owner' },
  ...change,
});

/** An identity card, both sides, approved. */
export const aDocument = (change: Partial<UploadedDocument> = {}): UploadedDocument => ({
  ...{ _id: '00000000-0000-4000-8000-0000000000d1', version: 1, type: 8, holder_id: aPersonOfStaff()._id },
  ...{ document_type_id: 'identity', unique_code: '', expires_on: '2999-01-31', has_front: true, has_back: false },
  files: { front: { type: 'image/webp', name: 'front.webp', size: 40_000 }, back: null },
  ...{ state: 'approved', is_replacement: false, reason: '', uploaded_at: at, reviewed_at: at, reviewed_by: 'Owner' },
  ...change,
});

export const documentEntry = (document: UploadedDocument | null): DocumentEntry => ({
  document_type_id: document?.document_type_id ?? 'identity',
  is_required: !document || document.document_type_id === 'identity',
  document,
  replacement: null,
});

const insurance = aDocument({
  document_type_id: 'insurance',
  files: { front: { type: 'application/pdf', name: 'insurance.pdf', size: 248_000 }, back: null },
});
const places = [documentEntry(insurance)];

/** The calls that a person's page makes. */
export function staffServer(person = aPersonOfStaff(), answers: Answers = {}) {
  const jobs = [
    anOrder(12, { order_type: 'delivery', delivery_status: 11 }),
    anOrder(9, { order_type: 'delivery', delivery_status: 19 }),
  ];
  return fakeServer({
    get_provider_list: ({ filter }) => (filter?.expires_soon ? { data: [], count: 0 } : { data: [person], count: 1 }),
    get_provider: () => ({ provider: person }),
    get_provider_job_list: () => ({ data: jobs, count: 2, date: '2026-03-18', day: person.today }),
    get_document_list: () => ({ data: places, count: places.length }),
    get_vehicle_list: () => ({ data: [aVehicle()], count: 1 }),
    get_bank_detail: () => ({ bank_detail: null }),
    ...answers,
  });
}

/** As the server refuses what another person has. */
export const takenContact = (path: 'phone' | 'email') => {
  const { PROVIDER_PHONE_ALREADY_REGISTERED, PROVIDER_EMAIL_ALREADY_REGISTERED } = errorCodes;
  const code = path === 'phone' ? PROVIDER_PHONE_ALREADY_REGISTERED : PROVIDER_EMAIL_ALREADY_REGISTERED;
  return refuse(code, { errors: [{ path, code: String(code) }] });
};
