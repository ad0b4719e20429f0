import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { Heading, HeadingName, TreeChanges } from './useTreeChanges';

/** Deletes headings; one that is in use is kept here until its reason was read. */
export function useDeletion(changes: TreeChanges) {
  const t = useTranslate();
  const notify = useNotify();
  const [inUse, setInUse] = useState<Heading | null>(null);
  const remove = async (name: HeadingName, heading: Heading) => {
    try {
      await changes.remove(name, heading);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The server counts anew: somebody may have put something there meanwhile.
      const { current } = error.details;
      if (error.code === errorCodes.RECORD_IN_USE)
        setInUse({ ...heading, ...(current as Partial<Heading>) } as Heading);
      else notify(t('categories.not_deleted', { reason: t(errorText(error)) }), { type: 'error' });
    }
  };
  return { remove, inUse, forget: () => setInUse(null) };
}
