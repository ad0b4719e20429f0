import { z } from 'zod';
import { id } from '../entities/shared';
import { pinCode, sharedDeviceSchema, sharedDeviceSettingsSchema } from '../entities/sharedDevice';
import { subStoreRecordSchema } from '../entities/subStore';
import { body, call, noBody } from './call';

const session = { audience: 'session' } as const;
const managingCall = { audience: 'session', permission: 'store/sub_store', stepUp: true } as const;
const deviceReply = z.object({ shared_device: sharedDeviceSchema });
const subStoreReply = z.object({ sub_store: subStoreRecordSchema });

/** Devices that several people use, such as the kitchen's tablet: who works at them (ADR 0074). */
export const sharedDeviceCalls = {
  get_shared_device: call({
    ...session,
    summary: 'Who can work at the shared device that asks, and who does; `null` for other accounts',
    body: noBody,
    reply: z.object({ shared_device: sharedDeviceSchema.nullable() }),
  }),
  begin_shift: call({
    ...session,
    audit: { entity: 'sub_store', action: 'begin_shift' },
    summary:
      "Names a person for what happens at the shared device from now on; its permissions stay the device's. With a shift that has begun, it only switches to that person. Otherwise the shift begins and, where the device asks for one, needs their PIN: 4022 at `pin` with `required`, `pin_not_set` or `pin_wrong`, 4029 with `retry_after` after too many. 1000 for someone who can't work there, and for other accounts",
    body: body({ sub_store_id: id, pin: pinCode.optional() }),
    reply: deviceReply,
  }),
  end_shift: call({
    ...session,
    audit: { entity: 'sub_store', action: 'end_shift' },
    summary:
      'Ends a shift at the shared device that asks. If its person was the one named, the device is named from now on. 1000 for other accounts',
    body: body({ sub_store_id: id }),
    reply: deviceReply,
  }),
  set_shared_device: call({
    ...managingCall,
    audit: { entity: 'sub_store', action: 'update' },
    summary:
      "Makes an account a shared device, changes who works at it and how, or with `null` makes it a person's account again. Shifts at it end. An account that becomes one loses its PIN, its second factors and the owner's trust; one that becomes a person's again is signed out everywhere. 4022 `manages_team` at `shared_device` for an account that can manage the team, 4001 for oneself and for an account that holds more than the caller",
    body: body({ _id: id, shared_device: sharedDeviceSettingsSchema.nullable() }),
    reply: subStoreReply,
  }),
  set_pin: call({
    ...managingCall,
    audit: { entity: 'sub_store', action: 'update' },
    summary:
      "Sets a team member's PIN for shared devices; `null` removes it. Their shifts end. 4001 for oneself and for an account that holds more than the caller",
    body: body({ _id: id, pin: pinCode.nullable() }),
    reply: subStoreReply,
  }),
  set_own_pin: call({
    ...session,
    audit: { entity: 'store', action: 'update', isOwnAccount: true },
    summary:
      "Sets the team member's own PIN for shared devices; `null` removes it. Their shifts end. Needs no fresh proof, because a PIN opens nothing. 621 for the owner",
    body: body({ pin: pinCode.nullable() }),
    reply: z.object({ has_pin: z.boolean() }),
  }),
} as const;
