import { nameKey } from '#contract/multilingual';
import { newId } from '#server/db/schema/columns';
import type { Missing, RecordChange } from '../importContext';

/** Gathers what rows name and the store lacks: each once, by the key of its name, as the first row writes it. */
export class MissingRecords {
  readonly changes: RecordChange[] = [];
  private readonly named: Record<keyof Missing, Map<string, string>> = {
    categories: new Map(),
    sub_categories: new Map(),
    modifier_groups: new Map(),
  };

  note(kind: keyof Missing, name: string): void {
    const key = nameKey([name]);
    if (!this.named[kind].has(key)) this.named[kind].set(key, name);
  }

  makeCategory(name: readonly string[], sequence_number: number): string {
    return this.make('category', name, { image: null, is_visible: true, sequence_number });
  }

  makeSubCategory(name: readonly string[], sequence_number: number): string {
    return this.make('sub_category', name, { category_id: null, image: null, is_visible: true, sequence_number });
  }

  /** A group without modifiers, of which nothing can be chosen yet. */
  makeGroup(name: readonly string[], sequence_number: number): string {
    return this.make('modifier_group', name, { type: 'list', min: 0, max: 0, is_required: false, sequence_number });
  }

  get missing(): Missing {
    const { categories, sub_categories, modifier_groups } = this.named;
    return {
      categories: [...categories.values()],
      sub_categories: [...sub_categories.values()],
      modifier_groups: [...modifier_groups.values()],
    };
  }

  private make(entity: RecordChange['entity'], name: readonly string[], fields: object): string {
    const id = newId();
    this.changes.push({
      entity,
      isNew: true,
      row: { id, name, name_key: nameKey(name), ...fields } as RecordChange['row'],
    });
    return id;
  }
}
