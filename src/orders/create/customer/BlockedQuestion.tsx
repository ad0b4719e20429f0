import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Confirm } from '../../../components/feedback/Confirm';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { patienceMs } from '../../customers/customerLookup';
import { type CustomerNumber, customerQuery, isCompleteNumber } from '../../customers/useCustomer';

interface Question {
  note: string;
  onAnswer: (isTaken: boolean) => void;
}

/** Asks before an order for a blocked number is placed. Enter goes back to the ticket. */
export const BlockedQuestion = ({ note, onAnswer }: Question) => {
  const t = useTranslate();
  return (
    <Confirm
      isOpen
      title={t('createOrder.blocked.title')}
      content={
        <>
          <DialogContentText>{t('createOrder.blocked.detail')}</DialogContentText>
          {note && (
            <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          )}
        </>
      }
      confirm={t('createOrder.blocked.take')}
      cancel={t('createOrder.customer_changed.back')}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  );
};

/**
 * Asks once per ticket whether to take an order for a blocked number. If the server doesn't reply in time, the order is
 * taken without asking.
 */
export function useBlockedQuestion() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const taken = useRef('');

  const ask = (note: string): Promise<boolean> =>
    new Promise((resolve) => {
      const onAnswer = (isTaken: boolean) => {
        setQuestion(null);
        resolve(isTaken);
      };
      setQuestion({ note, onAnswer });
    });

  async function isTaken(number: CustomerNumber): Promise<boolean> {
    const text = `${number.country_phone_code} ${number.phone}`;
    if (!isCompleteNumber(number) || taken.current === text) return true;
    const known = await Promise.race([
      queryClient.fetchQuery(customerQuery(dataProvider, number)).catch(() => null),
      new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null)),
    ]);
    if (!known?.note?.is_blocked) return true;
    const answer = await ask(known.note.note);
    if (answer) taken.current = text;
    return answer;
  }

  return {
    question,
    isTaken,
    /** Called when the order is placed: the next one is asked about again. */
    forget: () => {
      taken.current = '';
    },
  };
}
