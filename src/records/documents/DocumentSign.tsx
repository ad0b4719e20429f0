import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { DocumentState } from '#contract/documents/documentTypes';
import { StateSign, type Tone } from '../../components/StateSign';

const looks: Record<DocumentState, { tone: Tone; Icon: ComponentType }> = {
  approved: { tone: 'good', Icon: CheckCircleIcon },
  pending: { tone: 'waiting', Icon: PendingIcon },
  declined: { tone: 'bad', Icon: HighlightOffIcon },
};

interface DocumentSignProps {
  state: DocumentState;
  isExpired: boolean;
  /** Translation key, if the state has other words here. */
  label?: string;
}

/** The state of a document; one that has run out counts as none. */
export const DocumentSign = ({ state, isExpired, label = `documents.state.${state}` }: DocumentSignProps) => {
  const t = useTranslate();
  const { tone, Icon } = isExpired ? looks.declined : looks[state];
  return (
    <StateSign tone={tone}>
      <Icon aria-hidden />
      {t(isExpired ? 'documents.expired' : label)}
    </StateSign>
  );
};
