import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Profile } from '#contract/entities/profile';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useAccessChanges } from '../../realtime/useMessageReactions';
import { replaceRemembered } from '../../session/replaceRemembered';
import { getSession, setSession } from '../../session/session';

const queryKey = ['profile'] as const;

/** Shows in the frame what the person has just changed. */
function showInFrame({
  owner_first_name,
  owner_last_name,
  name,
  image,
  email,
  country_phone_code,
  phone,
  dashboard,
}: Profile): void {
  const session = getSession();
  if (!session) return;
  const { store, sub_store } = session;
  const starts_with_dashboard = dashboard?.is_first_page ? (true as const) : undefined;
  if (sub_store) {
    setSession({ ...session, sub_store: { ...sub_store, name, email, image, starts_with_dashboard } });
    return;
  }
  const owner = { owner_first_name, owner_last_name, owner_image: image, starts_with_dashboard };
  setSession({ ...session, store: { ...store, ...owner, email, country_phone_code, phone } });
}

/** The account of the person who is signed in. Their other devices can change it too. */
export function useProfile() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.getProfile({}, { signal })).profile,
  });
  useAccessChanges(() => void refetch());
  return {
    profile: data,
    error,
    refetch,
    /** Puts a changed account in its place. */
    show: (profile: Profile) => {
      if (data) replaceRemembered(data, profile);
      queryClient.setQueryData(queryKey, profile);
      showInFrame(profile);
    },
  };
}

/** Gets the changed account. */
export type ShowProfile = ReturnType<typeof useProfile>['show'];
