import { detailsSettings } from '#contract/settings/details';
import { storeSection } from '#server/records/storeSection';
import { storeName, storeTexts } from '#server/records/storeTexts';

/** Name and place are columns of the store; everything else that customers read is in its details. */
export const details = storeSection(detailsSettings, {
  read: ({ store, settings }) => ({
    ...settings.details,
    name: store.name,
    address: store.address,
    location: [store.latitude, store.longitude] as [number, number],
  }),
  write({ name, address, location, description, ...rest }, { store, settings }) {
    const languages = store.languages_supported.length;
    const changes = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    return {
      store: {
        ...(name && { name: storeName(name, 'name', languages, store.name) }),
        ...(address !== undefined && { address }),
        ...(location && { latitude: location[0], longitude: location[1] }),
      },
      settings: {
        details: {
          ...settings.details,
          ...changes,
          ...(description && {
            description: storeTexts(description, 'description', languages, settings.details.description),
          }),
        },
      },
    };
  },
});
