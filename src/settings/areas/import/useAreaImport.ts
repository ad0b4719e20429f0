import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCreate, useTranslate } from 'react-admin';
import { v4 as newKey } from 'uuid';
import { AreaFileError, type FiledShape, type FileProblem } from '#contract/delivery/geoJson';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { errorText, UnreachableError } from '../../../dataProvider/apiError';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import { raName, resources } from '../../../descriptors/resources/index';
import { type ListedArea, useCoverage } from '../useDeliveryAreas';
import { readAreas } from './readAreas';

/** A shape of the file and the state of its import. */
export interface ImportedShape extends FiledShape {
  key: string;
  /** Kept while no answer has arrived, so that a retry doesn't add the area twice. */
  idempotencyKey: string;
  isChosen: boolean;
  isAdded: boolean;
  /** The server's error, if it refused the area. */
  failure: string | null;
}

interface ImportState {
  /** `null` until the file is read. */
  shapes: ImportedShape[] | null;
  refusal: FileProblem | null;
  isAdding: boolean;
}

/** A shape with a known name isn't preselected, because it is probably the same area. */
const asImported = (shape: FiledShape): ImportedShape => ({
  ...shape,
  ...{ key: newKey(), idempotencyKey: newKey(), isAdded: false, failure: null },
  isChosen: shape.problem === null && !shape.remarks.includes('known_name'),
});

/** Reads a file, and adds the chosen areas to the end of the list, switched off. */
export function useAreaImport(file: File, areas: readonly ListedArea[]) {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const queryClient = useQueryClient();
  const [create] = useCreate();
  const { data: coverage, isPending } = useCoverage(areas);
  const [state, setState] = useState<ImportState>({ shapes: null, refusal: null, isAdding: false });
  // Compare the file with the areas as they are when it opens.
  const terms = { label: t(resources.delivery_areas.label), known: areas.map(({ name }) => text(name)) };
  const opened = useRef({ ...terms, city: coverage?.city });
  if (!state.shapes) opened.current = { ...terms, city: coverage?.city };
  useEffect(() => {
    if (isPending) return;
    let isGone = false;
    readAreas(file, opened.current).then(
      (shapes) => !isGone && setState({ shapes: shapes.map(asImported), refusal: null, isAdding: false }),
      (error: unknown) => {
        const refusal = error instanceof AreaFileError ? error.problem : 'unreadable';
        if (!isGone) setState({ shapes: null, refusal, isAdding: false });
      },
    );
    return () => {
      isGone = true;
    };
  }, [file, isPending]);

  const change = (key: string, changed: Partial<ImportedShape>) =>
    setState((before) => ({
      ...before,
      shapes: before.shapes?.map((shape) => (shape.key === key ? { ...shape, ...changed } : shape)) ?? null,
    }));
  const add = async () => {
    setState((before) => ({ ...before, isAdding: true }));
    const chosen = state.shapes?.filter(({ isChosen, isAdded, problem }) => isChosen && !isAdded && problem === null);
    for (const { key, idempotencyKey, name, shape } of chosen ?? []) {
      const data = { name: [name], shape, is_active: false };
      try {
        await create(raName('delivery_areas'), { data, meta: { idempotencyKey } }, { returnPromise: true });
        change(key, { isAdded: true, failure: null });
      } catch (error) {
        const failed = apiErrorOf(error);
        const isLost = failed instanceof UnreachableError;
        change(key, { failure: t(errorText(failed)), ...(isLost ? {} : { idempotencyKey: newKey() }) });
      }
    }
    setState((before) => ({ ...before, isAdding: false }));
    await queryClient.invalidateQueries({ queryKey: [raName('delivery_areas')] });
  };
  return { state, add, choose: (key: string, isChosen: boolean) => change(key, { isChosen }) };
}
