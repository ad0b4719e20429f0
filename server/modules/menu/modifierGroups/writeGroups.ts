import { eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { newId } from '#server/db/schema/columns';
import { modifierGroups } from '#server/db/schema/menu';
import { changedMeanwhile } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { languageCount } from '#server/records/storeTexts';
import { touched } from '#server/records/touched';
import { changeMenu } from '../changeMenu';
import { lockOnce } from '../changes/snapshots';
import { nextPlace } from '../nextPlace';
import { setSequence } from '../setSequence';
import { groupColumns } from './groupColumns';
import { putModifiers } from './putModifiers';
import { loadGroup } from './readGroups';
import { isGroup, loadModifiers } from './selectGroups';

const ofStore = (storeId: string) => eq(modifierGroups.store_id, storeId);

/** What the range of a new group is held against. */
const nothingYet = { name: [], min: 0, max: 0, is_required: false, modifiers: [] };

export const addModifierGroup: Handler<'add_modifier_group'> = (body, context) =>
  changeMenu(context, async (tx, tell) => {
    const { store_id } = context.session;
    const now = context.now();
    const languages = await languageCount(tx, store_id);
    const { columns, modifiers = [] } = groupColumns(body, nothingYet, { languages, now });
    const id = newId();
    const { name = [], name_key = '', ...others } = columns;
    await tx.insert(modifierGroups).values({
      store_id,
      id,
      name,
      name_key,
      sequence_number: await nextPlace(tx, modifierGroups, ofStore(store_id)),
      ...others,
      ...touched(context.session, now),
    });
    await putModifiers(tx, store_id, id, modifiers);
    tell('modifier_group', [id]);
    return { modifier_group: await loadGroup(tx, store_id, id) };
  });

export const updateModifierGroup: Handler<'update_modifier_group'> = (body, context) =>
  changeMenu(context, async (tx, tell) => {
    const { store_id } = context.session;
    const now = context.now();
    await lockOnce(tx, 'modifier_group', store_id, [body._id]);
    const current = await loadGroup(tx, store_id, body._id);
    if (current.version !== body.version) throw changedMeanwhile(current);
    const before = { ...current, modifiers: await loadModifiers(tx, store_id, [body._id]) };
    const languages = await languageCount(tx, store_id);
    const { columns, modifiers } = groupColumns(body, before, { languages, now });
    await tx
      .update(modifierGroups)
      .set({ ...columns, ...touched(context.session, now), version: sql`${modifierGroups.version} + 1` })
      .where(isGroup(store_id, body._id));
    if (modifiers) await putModifiers(tx, store_id, body._id, modifiers);
    tell('modifier_group', [body._id]);
    return { modifier_group: await loadGroup(tx, store_id, body._id) };
  });

export const setModifierGroupSequence: Handler<'set_modifier_group_sequence'> = ({ ids }, context) =>
  changeMenu(context, async (tx, tell) => {
    await setSequence(tx, modifierGroups, ofStore(context.session.store_id), ids, errorCodes.NO_DATA_FOUND);
    tell('modifier_group', ids);
    return { ids };
  });
