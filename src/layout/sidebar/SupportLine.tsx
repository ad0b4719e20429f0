import { useTranslate } from 'react-admin';
import type { NavigationEntry } from '../../config/navigation';
import { useSupportPanel } from '../support/useSupportPanel';
import { LineButton } from './menuParts';

/** Support in the drawer: it opens over the page, and the drawer makes way for it. */
export const SupportLine = ({ entry, onGo }: { entry: NavigationEntry; onGo: () => void }) => {
  const t = useTranslate();
  const { isOpen, toggle } = useSupportPanel();
  const Icon = entry.icon;
  const show = () => {
    onGo();
    toggle();
  };
  return (
    <li>
      <LineButton type="button" aria-expanded={isOpen} onClick={show}>
        {Icon && <Icon fontSize="small" />}
        <span>{t(entry.label)}</span>
      </LineButton>
    </li>
  );
};
