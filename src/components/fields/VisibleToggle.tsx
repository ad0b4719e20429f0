import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useTranslate } from 'react-admin';
import { RoundButton } from './RoundButton';

interface VisibleToggleProps {
  /** The name of the thing that it shows or hides, for screen readers. */
  label: string;
  isVisible: boolean;
  onChange: (isVisible: boolean) => void;
}

/** Toggles whether customers see something. Items, categories and sub-categories have the same eye. */
export const VisibleToggle = ({ label, isVisible, onChange }: VisibleToggleProps) => {
  const t = useTranslate();
  return (
    <RoundButton
      type="button"
      role="switch"
      aria-checked={isVisible}
      aria-label={label}
      title={t(isVisible ? 'items.list.shown' : 'items.list.hidden')}
      onClick={() => onChange(!isVisible)}
    >
      {isVisible ? <VisibilityIcon fontSize="small" /> : <VisibilityOffIcon fontSize="small" />}
    </RoundButton>
  );
};
