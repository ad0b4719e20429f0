import { useEffect, useState } from 'react';
import { columnsOf, type ImportKind } from '#contract/menuFiles/columns';
import type { ColumnMatch } from '#contract/menuFiles/matchColumns';
import type { Decimal } from '../../../menuFiles/reading/decimalOf';
import type { ImportMachine } from './importMachine';

interface Found {
  decimal: Decimal | null;
  isUnclear: boolean;
}

const nothing: Found = { decimal: null, isUnclear: false };

/** What the amounts and percentages of a file say of how it writes decimals. */
export function useDecimals(machine: ImportMachine, kind: ImportKind, matches: readonly ColumnMatch[]): Found {
  const [found, setFound] = useState(nothing);
  const numbers = new Set<string>(
    columnsOf(kind)
      .filter(({ type }) => type === 'money' || type === 'percent')
      .map(({ name }) => name),
  );
  const places = matches.flatMap(({ target }, place) => (target !== null && numbers.has(target) ? [place] : [])).join();
  useEffect(() => {
    let isStale = false;
    const asked = places === '' ? [] : places.split(',').map(Number);
    machine
      .decimals(asked)
      .catch(() => nothing)
      .then((told) => {
        if (!isStale) setFound(told);
      });
    return () => {
      isStale = true;
    };
  }, [machine, places]);
  return found;
}
