import type { imageCalls } from '#contract/calls/images';
import { errorCodes } from '#contract/codes/errorCodes';
import { callAs } from '../callApi';
import type { ContractCases } from '../contractCases';
import type { Tenant, World } from '../contractWorld';

/** The id of a picture that a tenant has just uploaded. */
export const uploaded = async ({ app }: World, { owner }: Tenant): Promise<string> =>
  (await callAs(app, owner, 'add_image', {})).image._id;

export const imageCases: ContractCases<keyof typeof imageCalls> = {
  add_image: { body: () => ({}) },
  crop_image: {
    body: async (world) => ({
      _id: await uploaded(world, world.mine),
      crop: { x: 0, y: 0, width: 1, height: 1 },
      focal: [0.5, 0.5],
    }),
    foreign: {
      body: async (world) => ({ _id: await uploaded(world, world.other), focal: [0.5, 0.5] }),
      code: errorCodes.NO_DATA_FOUND,
    },
  },
};
