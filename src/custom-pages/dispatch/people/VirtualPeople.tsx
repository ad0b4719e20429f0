import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { type Load, noLoad } from './loads';
import { PersonRow } from './PersonRow';

const rowHeight = 68;

interface VirtualPeopleProps {
  ids: readonly string[];
  loads: ReadonlyMap<string, Load>;
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
}

/** Hundreds of people: those alone are drawn that are near what is seen. */
export const VirtualPeople = ({ ids, loads, scroller }: VirtualPeopleProps) => {
  const top = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 6,
    useFlushSync: false,
  });
  return (
    <ul ref={top} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const id = ids[index];
        return (
          id && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={ids.length}
              aria-posinset={index + 1}
              style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
            >
              <PersonRow id={id} load={loads.get(id) ?? noLoad} />
            </li>
          )
        );
      })}
    </ul>
  );
};
