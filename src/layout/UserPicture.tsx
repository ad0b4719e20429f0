import { useState } from 'react';
import { defaultImageUrl, imageUrl } from '../components/fields/imageUrl';
import { useSession } from '../session/useSession';

/** The signed-in user's picture; the default one if there is none or it doesn't load. */
export const UserPicture = () => {
  const session = useSession();
  // An owner without a picture has the store's; for a team member it would suggest that the owner is at work.
  const portrait = session?.sub_store ? session.sub_store.image : session?.store.owner_image;
  const logo = portrait?.thumbnail_url ?? (session && !session.sub_store ? session.store.image_url : '');
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
