import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { goTo } from '../../config/goTo';
import { adminRoot } from '../../config/paths';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Props of a link to an address of the product, which does not load the page anew. */
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
  /** What is asked for there. */
  hash?: string;
}

/** The way into the product: to the orders, or first to the sign-in. */
export const AdminLink = ({ hash, ...button }: AdminLinkProps) => {
  const t = useTranslate();
  return (
    <Button component="a" variant="contained" {...button} {...linkTo(hash ? `${adminRoot}#${hash}` : adminRoot)}>
      {t('landing.nav.go')}
    </Button>
  );
};
