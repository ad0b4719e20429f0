import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { goTo } from '../../config/goTo';
import { adminRoot } from '../../config/paths';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Props of a link into the app that doesn't reload the page. */
export const linkTo = (path: string) => ({
  href: path,
  onClick: (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    goTo(path);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

interface AdminLinkProps extends Pick<ButtonProps, 'variant' | 'size' | 'color' | 'sx'> {
  /** The requested address. */
  hash?: string;
}

/** Link into the app: to the orders, or to sign-in first. */
export const AdminLink = ({ hash, ...button }: AdminLinkProps) => {
  const t = useTranslate();
  return (
    <Button component="a" variant="contained" {...button} {...linkTo(hash ? `${adminRoot}#${hash}` : adminRoot)}>
      {t('landing.nav.go')}
    </Button>
  );
};
