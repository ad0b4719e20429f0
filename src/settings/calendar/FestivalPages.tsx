import type { ReactNode } from 'react';
import { paths } from '../../config/paths';
import ResourceCreatePage from '../../records/resource/ResourceCreatePage';
import ResourceEditPage from '../../records/resource/ResourceEditPage';
import ResourceListPage from '../../records/resource/ResourceListPage';
import { SettingsFrame } from '../page/SettingsFrame';

const InSettings = ({ children }: { children: ReactNode }) => (
  <SettingsFrame back={paths.openingSettings}>{children}</SettingsFrame>
);

/** The festival times, next to the list of all settings. */
export const FestivalList = () => (
  <InSettings>
    <ResourceListPage />
  </InSettings>
);

export const FestivalEdit = () => (
  <InSettings>
    <ResourceEditPage />
  </InSettings>
);

export const FestivalCreate = () => (
  <InSettings>
    <ResourceCreatePage />
  </InSettings>
);
