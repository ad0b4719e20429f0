import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { fullName } from '#contract/providers/fullName';
import { useDispatching } from '../dispatchContext';
import { personOfDrop } from './dropTarget';

/** Screen reader announcements for a drag, in the current language. */
export function useDragWords(): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } {
  const t = useTranslate();
  const { fleet, ordersOf } = useDispatching();
  return useMemo(() => {
    const number = (id: unknown) => ordersOf([String(id)])[0]?.unique_id ?? '';
    const name = (over: Parameters<typeof personOfDrop>[0]) => {
      const target = personOfDrop(over);
      if (target === undefined) return null;
      const person = target === null ? null : fleet.person(target);
      return person ? fullName(person) : t('dispatch.picker.auto');
    };
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('dispatch.drag.taken', { number: number(active.id) }),
      onDragOver: ({ over }) => {
        const whom = name(over);
        return whom === null ? t('dispatch.drag.over_none') : t('dispatch.drag.over', { name: whom });
      },
      onDragEnd: ({ active, over }) => {
        // It left the board during the drag; a notice says so.
        if (ordersOf([String(active.id)]).length === 0) return undefined;
        const whom = name(over);
        return whom === null
          ? t('dispatch.drag.put_back', { number: number(active.id) })
          : t('dispatch.drag.dropped', { number: number(active.id), name: whom });
      },
      onDragCancel: ({ active }) => t('dispatch.drag.put_back', { number: number(active.id) }),
    };
    return { announcements, screenReaderInstructions: { draggable: t('dispatch.drag.how') } };
  }, [t, fleet, ordersOf]);
}
