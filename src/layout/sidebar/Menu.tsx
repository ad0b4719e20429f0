import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { MenuItemLink } from './MenuItemLink';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

/** Replaces react-admin's `Menu`: a list of links, since its items aren't the commands of a `menu`. */
export const Menu = (props: ComponentProps<typeof List>) => <List {...props} />;

Menu.Item = MenuItemLink;
