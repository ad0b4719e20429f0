import type { BodyOf, ReplyOf } from '#contract/calls/index';
import type { ImportRow, MenuImport } from '#contract/entities/menuImport';
import { type Answers, fakeServer } from './fakeServer';

export type ImportBody = BodyOf<'import_items'>;

/** Items with an invalid price are errors; "Cola" exists already, and costs about 2.50 as similar items do. */
function judged({ line, values = {} }: ImportBody['rows'][number]): Omit<ImportRow, 'is_applied'> {
  const name = values.name ?? '';
  const isWrong = !/^\d+([.,]\d+)?$/.test(values.price ?? '');
  const outcome = isWrong ? 'error' : name === 'Cola' ? 'update' : 'create';
  const to = (values.price ?? '').replace(',', '.');
  const price = { column: 'price', to, ...(Number(to) > 2500 ? { usual: '2.50' } : {}) };
  const created = ['sub_category Drinks', 'tax 7.5', 'is_in_stock yes'].map((cell) => {
    const [column = '', value = ''] = cell.split(' ');
    return { column, from: '', to: value };
  });
  return {
    line,
    name,
    outcome,
    values,
    errors: isWrong ? [{ column: 'price', value: values.price ?? '', code: 'not_a_number', message: '' }] : [],
    changes: isWrong ? [] : outcome === 'update' ? [{ ...price, from: '2.50' }] : [{ ...price, from: '' }, ...created],
  };
}

/** A server that keeps imports as the real one does, as far as the page can tell. */
export function importServer(more: Answers = {}) {
  const rows = new Map<number, ImportRow>();
  let state: MenuImport['state'] = 'previewed';
  let fileName = '';
  const counts = () => {
    const sum = { create: 0, update: 0, unchanged: 0, error: 0 };
    for (const { outcome } of rows.values()) sum[outcome] += 1;
    return sum;
  };
  const record = (_id: string): MenuImport => ({
    _id,
    kind: 'items',
    file_name: fileName,
    state,
    on_error: 'skip',
    counts: counts(),
    row_count: rows.size,
    applied_count: [...rows.values()].filter(({ is_applied }) => is_applied).length,
    by: 'Trattoria Sole',
    created_at: '2026-03-02T10:00:00.000Z',
    applied_at: null,
    can_undo: state === 'applied' || state === 'cancelled',
  });
  const send = ({ mode, rows: sent }: ImportBody): ReplyOf<'import_items'> => {
    for (const row of sent) {
      const before = rows.get(row.line);
      if (mode === 'preview') rows.set(row.line, { ...judged(row), is_applied: false });
      else if (before) rows.set(row.line, { ...before, is_applied: true });
    }
    const isOpen = [...rows.values()].some(({ is_applied, outcome }) => !is_applied && outcome !== 'error');
    state = mode === 'preview' ? 'previewed' : isOpen ? 'applying' : 'applied';
    const results = sent.flatMap(({ line }) => rows.get(line) ?? []);
    return {
      results: results.map(({ values: _, is_applied: __, ...result }) => result),
      counts: counts(),
      missing: { categories: [], sub_categories: ['Drinks'], modifier_groups: [] },
    };
  };
  const server = fakeServer({
    get_import_mapping: () => ({ mapping: {} }),
    set_import_mapping: ({ mapping }) => ({ mapping }),
    import_items: send,
    add_import_file: ({ import_id, file_name }) => {
      fileName = file_name;
      return { import: record(import_id) };
    },
    get_import: ({ _id }) => ({ import: record(_id) }),
    get_import_row_list: ({ page = 1, perPage = 50, filter = {} }) => {
      const found = [...rows.values()].filter(
        ({ outcome, is_applied, changes }) =>
          (!filter.outcome || outcome === filter.outcome) &&
          (filter.is_applied === undefined || is_applied === filter.is_applied) &&
          (!filter.has_unusual_price || changes.some(({ usual }) => usual !== undefined)),
      );
      return { data: found.slice((page - 1) * perPage, page * perPage), count: found.length };
    },
    cancel_import: ({ import_id }) => {
      state = 'cancelled';
      return { import: record(import_id) };
    },
    undo_import: ({ import_id }) => {
      state = 'undone';
      return {
        import: record(import_id),
        results: [
          { _id: import_id, success: true },
          { _id: import_id, success: false, error_code: 4009 },
        ],
      };
    },
    ...more,
  });
  return { server, send, rows };
}
