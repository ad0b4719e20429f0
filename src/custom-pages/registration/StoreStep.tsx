import { useLayoutEffect, useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { City } from '#contract/entities/reference';
import type { RegistrationDraft } from '#contract/entities/registration';
import { limits } from '#contract/limits';
import { referenceLanguages } from '#contract/referenceLanguages';
import { TextButton } from '../../components/entrance/TextButton';
import { LabelledInput } from '../../components/inputs/LabelledInput';
import { LabelledSelect } from '../../components/inputs/LabelledSelect';
import { likelyCountry, useCountries } from '../../components/phone/useCountries';
import { countriesIn } from '../../components/text/countryNames';
import { PlaceFields } from './PlaceFields';
import type { RegistrationActions, RegistrationSurroundings } from './registrationActions';
import type { RegistrationMessages } from './registrationFields';
import { useReply } from './useReply';

interface StoreStepProps extends Pick<RegistrationActions, 'cities' | 'storeTypes' | 'checkPlace' | 'findPlaces'> {
  token: string;
  draft: RegistrationDraft;
  change: (part: RegistrationDraft) => void;
  messages: RegistrationMessages;
  surroundings: Pick<RegistrationSurroundings, 'addressSource' | 'PlaceMap'>;
  expire: () => void;
}

type Listed = Pick<ReturnType<typeof useReply<readonly unknown[]>>, 'reply' | 'isFailed' | 'retry'>;

/** Returns the text below a list that can't be chosen from. */
const useListHint = () => {
  const t = useTranslate();
  return ({ reply, isFailed, retry }: Listed, none: string) => {
    if (isFailed)
      return (
        <>
          {t('registration.not_loaded')} <TextButton onClick={retry}>{t('shell.start.retry')}</TextButton>
        </>
      );
    return reply?.length === 0 ? <span role="status">{t(none)}</span> : undefined;
  };
};

/** The only city, or the first in this device's time zone. */
const likelyCity = (cities: readonly City[]): City | undefined => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const near = cities.filter(({ timezone }) => timezone === timeZone);
  if (cities.length === 1) return cities[0];
  return near.length === 1 ? near[0] : undefined;
};

/** The store: its name, where it is, and what it sells. */
export const StoreStep = ({ token, draft, change, messages, surroundings, expire, ...actions }: StoreStepProps) => {
  const t = useTranslate();
  const [locale = 'en'] = useLocaleState();
  const { country_code = '', city_id = '', delivery_type_id = '' } = draft;
  const { countries, retry } = useCountries();
  const named = useMemo(() => countriesIn(locale, countries ?? []), [countries, locale]);
  const cities = useReply(country_code, actions.cities);
  const types = useReply(city_id, actions.storeTypes);
  const hintOf = useListHint();
  const city = cities.reply?.find(({ id }) => id === city_id);
  const position = Math.max(0, referenceLanguages.indexOf(locale as (typeof referenceLanguages)[number]));

  const likely = country_code || !countries ? undefined : likelyCountry(countries)?.code;
  const likelyCityId = city_id || !cities.reply ? undefined : likelyCity(cities.reply)?.id;
  // Before anyone can choose: a guess never takes the place of a choice.
  useLayoutEffect(() => {
    if (likely) change({ country_code: likely });
  }, [likely, change]);
  useLayoutEffect(() => {
    if (likelyCityId) change({ city_id: likelyCityId });
  }, [likelyCityId, change]);

  const choose = t('registration.store.choose');
  const leavePlace = { latitude: null, longitude: null };
  return (
    <>
      <LabelledInput
        label={t('registration.store.name')}
        name="name"
        autoComplete="organization"
        dir="auto"
        maxLength={limits.nameMax}
        value={draft.name ?? ''}
        onChange={(event) => change({ name: event.target.value })}
        message={messages.name}
      />
      <LabelledSelect
        label={t('registration.store.country')}
        name="country_code"
        autoComplete="country"
        placeholder={choose}
        options={named.map(({ code, name, flag }) => ({ id: code, name: `${flag} ${name}` }))}
        value={country_code}
        onChange={(code) => change({ country_code: code, city_id: '', delivery_type_id: '', ...leavePlace })}
        message={messages.country_code}
        hint={hintOf({ reply: countries, isFailed: countries?.length === 0, retry }, 'registration.not_loaded')}
      />
      <LabelledSelect
        label={t('registration.store.city')}
        name="city_id"
        placeholder={choose}
        options={cities.reply ?? []}
        value={city_id}
        onChange={(id) => change({ city_id: id, delivery_type_id: '', ...leavePlace })}
        message={messages.city_id}
        hint={hintOf(cities, 'registration.store.no_cities')}
      />
      <LabelledSelect
        label={t('registration.store.type')}
        name="delivery_type_id"
        placeholder={choose}
        options={(types.reply ?? []).map(({ id, name }) => ({ id, name: name[position] || name[0] || id }))}
        value={delivery_type_id}
        onChange={(id) => change({ delivery_type_id: id })}
        message={messages.delivery_type_id}
        hint={hintOf(types, 'registration.store.no_types')}
      />
      <PlaceFields
        token={token}
        city={city}
        draft={draft}
        change={change}
        messages={messages}
        surroundings={surroundings}
        checkPlace={actions.checkPlace}
        findPlaces={actions.findPlaces}
        expire={expire}
      />
    </>
  );
};
