import { useState } from 'react';
import { defaultImageUrl, imageUrl } from '../components/fields/imageUrl';
import { useSession } from '../session/useSession';

/** The signed-in user's picture; the default one if there is none or it doesn't load. */
export const UserPicture = () => {
  const session = useSession();
  // Team members have no picture yet; the store's would suggest that the owner is at work.
  const logo = session && !session.sub_store ? session.store.image_url : '';
  const [broken, setBroken] = useState<string>();
  return (
    <img
      src={logo && logo !== broken ? imageUrl(logo) : defaultImageUrl('user')}
      alt=""
      width={40}
      height={40}
      onError={() => setBroken(logo)}
      style={{ borderRadius: '50%', objectFit: 'cover', flexShrink: 0 }}
    />
  );
};
