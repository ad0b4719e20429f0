import { nameKey } from '#contract/multilingual';
import { groupBy } from '../../menu/service';
import type { Planner, RecordChange } from '../importContext';
import { openDoubles } from './doubles';
import { loadGroupMenu } from './groupMenu';
import { type GroupRead, pendingGroupRows, quoted, readGroupRows } from './groupRows';
import { planGroup } from './planGroup';

/** Possible keys of a row, before its group is planned. */
const keysOf = ({ ref, modifierId, modifierNames }: GroupRead, modifierIds: ReadonlyMap<string, string>): string[] => {
  const [name] = modifierNames;
  const known = name ? modifierIds.get(`${ref}\n${nameKey([name])}`) : undefined;
  return [
    `${ref}\ngroup`,
    ...(modifierId ? [`${ref}\nid:${modifierId}`] : []),
    ...(known ? [`${ref}\nid:${known}`] : []),
    ...(name ? [`${ref}\nname:${quoted(name)}`] : []),
  ];
};

/**
 * Plans rows of modifiers group by group. Batches can cut through a group: known rows of other batches that aren't
 * written yet are planned and written along with this one's. If a new group has only been sent in part, its range is
 * checked against the rows so far, and again with each batch.
 */
export const planModifierGroups: Planner = async (rows, context) => {
  const menu = await loadGroupMenu(context);
  const sent = await readGroupRows(rows, menu, context);
  const rest = await pendingGroupRows(sent, menu, context);
  const reads = [...sent, ...rest].sort((a, b) => a.input.line - b.input.line);
  const modifierIds = new Map(
    [...menu.groups].flatMap(([id, { modifiers }]) =>
      modifiers.map((one) => [`id:${id}\n${nameKey(one.name)}`, one.id]),
    ),
  );
  const doubles = await openDoubles(
    context,
    reads.map(({ input }) => input),
    reads.flatMap((read) => keysOf(read, modifierIds)),
  );
  const changes: RecordChange[] = [];
  const planned = [...groupBy(reads, ({ ref }) => ref).values()].flatMap((group) => {
    const { rows: done, change } = planGroup(group, menu, doubles, context);
    if (change) {
      changes.push(change);
      if (change.isNew) menu.lastPlace += 1;
    }
    return done;
  });
  return { rows: planned, changes, missing: { categories: [], sub_categories: [], modifier_groups: [] } };
};
