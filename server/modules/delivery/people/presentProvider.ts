import type { Provider } from '#contract/entities/provider';
import type { ProviderMove } from '#contract/entities/providerMessage';
import { availabilityOf } from '../../fitness/service';
import type { LoadedProvider } from './loadProviders';

/** A delivery person as the order desk sees one. */
export const presentProvider = (record: LoadedProvider): Provider => {
  const { provider } = record;
  return {
    _id: provider.id,
    first_name: provider.first_name,
    last_name: provider.last_name,
    country_phone_code: provider.country_phone_code,
    phone: provider.phone,
    image_url: provider.image?.thumbnail_url,
    is_approved: provider.is_approved,
    availability: availabilityOf(record),
    location:
      provider.latitude !== null && provider.longitude !== null ? [provider.latitude, provider.longitude] : undefined,
    located_at: provider.located_at?.toISOString(),
  };
};

/** A delivery person as those see one who watch the map. */
export const presentMove = (record: LoadedProvider): ProviderMove => {
  const { _id, location, located_at, availability } = presentProvider(record);
  return { _id, location, located_at, availability, open_orders: record.open_orders };
};
