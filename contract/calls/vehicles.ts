import { z } from 'zod';
import { id, idempotencyKey, text, version } from '../entities/shared';
import { vehicleSchema } from '../entities/vehicle';
import { limits } from '../limits';
import { vehicleTypeIds, vehicleYears } from '../providers/vehicleTypes';
import { body, call } from './call';
import { listArguments, listReply } from './list';
import { ofProviders, optionalText } from './providers';

const vehicleFields = {
  name: text(limits.nameMax),
  model: text(limits.nameMax),
  color: text(limits.colorMax),
  /** The handler also checks it against the current year. */
  year: z.int().min(vehicleYears.first).max(9_999),
  /** Required if the vehicle type has one. */
  plate_number: optionalText(limits.plateMax),
  vehicle_type_id: z.enum(vehicleTypeIds),
  is_approved: z.boolean(),
  /** Makes this vehicle the one in use. To change it, make another one the one in use. */
  is_default: z.literal(true),
};
const { plate_number, is_approved, is_default, ...required } = vehicleFields;
const vehicleReply = z.object({ vehicle: vehicleSchema });

export const vehicleCalls = {
  get_vehicle_list: call({
    ...ofProviders,
    summary: 'Vehicles of the delivery people, the one in use first',
    body: body({ ...listArguments, filter: z.strictObject({ provider_id: id.optional() }).optional() }),
    reply: listReply(vehicleSchema),
  }),
  get_vehicle: call({ ...ofProviders, summary: 'One vehicle', body: body({ _id: id }), reply: vehicleReply }),
  add_vehicle: call({
    ...ofProviders,
    audit: { entity: 'vehicle', action: 'add' },
    idempotent: true,
    summary: 'Adds a vehicle to a delivery person; the first one is in use',
    body: body({
      idempotency_key: idempotencyKey,
      provider_id: id,
      ...required,
      plate_number: plate_number.default(''),
      is_approved: is_approved.default(false),
      is_default: is_default.optional(),
    }),
    reply: vehicleReply,
  }),
  update_vehicle: call({
    ...ofProviders,
    audit: { entity: 'vehicle', action: 'update' },
    summary: 'Changes the given fields if `version` is current; approves it or revokes its approval',
    body: body({ _id: id, version, ...z.object(vehicleFields).partial().shape }),
    reply: vehicleReply,
  }),
  delete_vehicle: call({
    ...ofProviders,
    audit: { entity: 'vehicle', action: 'delete' },
    summary: "Deletes a vehicle; the person's next one is then in use. The reply has the deleted vehicle",
    body: body({ _id: id }),
    reply: vehicleReply,
  }),
} as const;
