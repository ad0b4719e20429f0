import AddIcon from '@mui/icons-material/Add';
import Button, { type ButtonProps } from '@mui/material/Button';
import {
  type CreateButtonProps as RaCreateButtonProps,
  useCreatePath,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link, type To } from 'react-router-dom';
import { resourceByRaName } from '../../descriptors/resources/index';

interface CreateButtonProps
  extends Omit<ButtonProps, 'resource'>,
    Partial<Pick<RaCreateButtonProps, 'resource' | 'label' | 'icon'>> {
  to?: To;
}

/**
 * Replaces react-admin's `CreateButton`: it is in the first paint, and keeps its place and its label on a phone. Its label
 * is the resource's text `new`.
 *
 * @example <CreateButton resource={raName('offers')} size="large" icon={null} />
 */
export const CreateButton = (props: CreateButtonProps) => {
  const { resource: _, to, icon = <AddIcon />, label, ...rest } = props;
  const t = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext(props) ?? '';
  return (
    <Button
      component={Link}
      to={to ?? createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={icon}
      sx={{ whiteSpace: 'nowrap', ...(rest.size !== 'large' && { minHeight: 44 }) }}
      {...rest}
    >
      {typeof label === 'string' ? t(label, { _: label }) : (label ?? t(`${resourceByRaName(resource)?.texts}.new`))}
    </Button>
  );
};
