import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { RecordContextProvider, SourceContextProvider } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { strokeOf } from '../../components/keys/strokeOf';
import { readingWidth } from '../../components/page/readingWidth';
import { raName } from '../../descriptors/resources/index';
import { breakpoints } from '../../theme/tokens';
import { FormToolsContext } from './formTools';
import { Toolbar } from './Toolbar';
import { UnsavedGuard } from './UnsavedGuard';
import type { useRecordForm } from './useRecordForm';

/** Ctrl+S (⌘S) saves instead of the browser's own saving of the page, except in a dialog over the form. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (strokeOf(event) !== 'Mod+s') return;
      event.preventDefault();
      const isOver = event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]');
      if (!isOver && !event.repeat) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** On a phone, makes a short form as high as the window, so that its toolbar isn't in the middle of the screen. */
function useWindowHeight(form: RefObject<HTMLElement | null>, isPhone: boolean) {
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    if (form.current && isPhone) setTop(form.current.getBoundingClientRect().top + window.scrollY);
  }, [form, isPhone]);
  if (!isPhone || top === undefined) return {};
  return { display: 'flex', flexDirection: 'column', minBlockSize: `calc(100dvh - ${top}px)` } as const;
}

export interface FormBody {
  /** The sections. */
  children: ReactNode;
  /** Next to them on a wide screen, otherwise below. */
  aside?: ReactNode;
}

interface RecordFormProps extends FormBody {
  record: ReturnType<typeof useRecordForm>;
  /** Above the sections: what the user must know before continuing. */
  notice?: ReactNode;
  removal?: ReactNode;
}

/** The form: sections, what goes next to them, and the toolbar. */
export const SimpleForm = ({ record, notice, removal, children, aside }: RecordFormProps) => {
  const { form, element, tools, prefill } = record;
  const { name, opened, submit, mayLeave } = tools;
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.menuHidden - 1}px)`);
  const height = useWindowHeight(element, isNarrow);
  useSaveKey(() => submit('stay'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the fields' first appearance
  useEffect(prefill, []);
  const sources = useMemo(
    () => ({
      getSource: (source: string) => source,
      getLabel: (source: string) => (name ? `resources.${raName(name)}.fields.${source}` : source),
    }),
    [name],
  );
  return (
    <FormToolsContext value={tools}>
      <RecordContextProvider value={opened ?? undefined}>
        <SourceContextProvider value={sources}>
          <FormProvider {...form}>
            <form
              ref={element}
              noValidate
              // The bar that saves is as wide as the sections.
              style={{ ...(aside ? {} : { maxInlineSize: readingWidth }), ...height }}
              onSubmit={(event) => {
                event.preventDefault();
                event.stopPropagation();
                submit('stay');
              }}
            >
              {notice}
              <Box
                sx={{
                  display: 'grid',
                  gap: 2,
                  paddingBlockEnd: 2,
                  alignItems: 'start',
                  gridTemplateColumns: aside ? { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } : 'minmax(0, 1fr)',
                }}
              >
                <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
                {aside}
              </Box>
              {isNarrow && removal && (
                <Box
                  sx={{
                    display: 'flex',
                    justifyContent: 'space-between',
                    flexWrap: 'wrap',
                    gap: 1,
                    paddingBlockEnd: 2,
                  }}
                >
                  {removal}
                </Box>
              )}
              {/* On a phone the bar only has room for the main buttons. */}
              <Toolbar removal={isNarrow ? undefined : removal} />
            </form>
            <UnsavedGuard mayLeave={mayLeave} />
          </FormProvider>
        </SourceContextProvider>
      </RecordContextProvider>
    </FormToolsContext>
  );
};
