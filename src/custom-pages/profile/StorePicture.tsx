import { useDataProvider } from 'react-admin';
import type { StoreDataProvider } from '../../dataProvider/index';
import { blockerOf } from '../../session/blockerOf';
import { getSession, setSession } from '../../session/session';
import { useSession } from '../../session/useSession';
import { PictureSection } from './PictureSection';

/** The picture that stands for the store, for its owner. While the store is blocked, customers don't see it anyway. */
export const StorePicture = () => {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const session = useSession();
  if (!session || session.sub_store || blockerOf(session)) return null;
  return (
    <PictureSection
      title="images.of_store.title"
      detail="images.of_store.detail"
      image={session.store.image}
      fallback="store"
      save={async (image) => {
        const { store } = await dataProvider.updateImage({ image });
        const current = getSession();
        if (current) setSession({ ...current, store: { ...current.store, ...store } });
      }}
    />
  );
};
