import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useDraft } from '../draft/draftContext';
import { FieldProblem } from './FieldProblem';
import { TicketLine } from './TicketLine';

/** Keeps the newest line in sight while items are added. */
function useNewestInSight(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
    before.current = count;
  }, [count]);
  return list;
}

/** What is ordered so far. */
export const LineList = () => {
  const t = useTranslate();
  const { draft } = useDraft();
  const list = useNewestInSight(draft.lines.length);
  if (draft.lines.length === 0) {
    return (
      <Box
        data-field="items"
        sx={{ py: 3, textAlign: 'center', border: 1, borderStyle: 'dashed', borderColor: 'divider', borderRadius: 1 }}
      >
        <Typography sx={{ fontWeight: 550 }}>{t('createOrder.ticket.empty_title')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t('createOrder.ticket.empty_detail')}
        </Typography>
        <Box sx={{ display: 'grid', justifyContent: 'center' }}>
          <FieldProblem field="items" />
        </Box>
      </Box>
    );
  }
  return (
    <Box
      component="ul"
      ref={list}
      data-field="items"
      aria-label={t('createOrder.ticket.items')}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {draft.lines.map((line, index) => (
        <TicketLine key={line.id} line={line} index={index} />
      ))}
    </Box>
  );
};
