import type { bank as english } from '../en/bank';

export const bank: typeof english = {
  title: 'Bankgegevens',
  detail: 'Versleuteld. Vul je wachtwoord in om ze te bekijken.',
  load_failed: 'De bankgegevens konden niet worden geladen.',
  add: 'Bankgegevens toevoegen',
  show: 'Bekijken',
  hide: 'Verbergen',
  change: 'Wijzigen',
  go_on: 'Verder',
  password: 'Je wachtwoord',
  password_detail: 'Vul het wachtwoord in waarmee je inlogt.',
  account_error: 'Vul een geldig rekeningnummer in. Controleer elk teken van de IBAN.',
  wish: {
    show: 'Bankgegevens bekijken',
    change: 'Bankgegevens wijzigen',
    add: 'Bankgegevens toevoegen',
    delete: 'Bankgegevens verwijderen',
  },
  field: {
    account_holder_name: 'Rekeninghouder',
    account_number: 'IBAN of rekeningnummer',
    routing_number: 'Routingnummer',
    bank_code: 'Bankcode (BIC)',
    personal_id_number: 'Persoonsnummer',
    date_of_birth: 'Geboortedatum',
    gender: 'Geslacht',
  },
  gender: {
    none: 'Niet opgegeven',
    female: 'Vrouw',
    male: 'Man',
    other: 'Anders',
  },
  photo: {
    front: 'Legitimatie, voorkant',
    back: 'Legitimatie, achterkant',
    extra: 'Nog een foto',
  },
  store: {
    detail:
      'Je opbrengst wordt op deze rekening uitbetaald. De gegevens zijn versleuteld; vul je wachtwoord in om ze te bekijken.',
    hold: 'Uitbetalingen worden vastgehouden tot %{time} (nog %{span}).',
    frozen:
      'Uitbetalingen en bankgegevens zijn sinds %{time} geblokkeerd, omdat er een onbevoegde wijziging is gemeld. Neem contact op met het platform.',
    demo: 'Demo: er wordt geen e-mail verstuurd. Dit is het bericht:',
  },
  error: {
    iban: 'Vul een geldige IBAN in. Controleer elk teken.',
    routing_number: 'Dit routingnummer is niet geldig in jouw land.',
    bank_code: 'Deze bankcode is niet geldig in jouw land.',
    required: 'De banken in jouw land hebben dit nummer nodig.',
    payouts_frozen: 'Bankgegevens kunnen niet worden gewijzigd zolang uitbetalingen zijn geblokkeerd.',
  },
  alarm: {
    title: 'Bankgegevens gewijzigd',
    detail: '%{store} · gewijzigd op %{time}',
    what: 'Was jij dit niet? Meld het hier. Dan worden de uitbetalingen gestopt, wordt iedereen uitgelogd en krijg je een e-mail met een link om een nieuw wachtwoord te kiezen.',
    button: 'Ik was het niet',
    what_unmailed: 'Was jij dit niet? Meld het hier. Dan worden de uitbetalingen gestopt en wordt iedereen uitgelogd.',
    unreachable: 'De server is niet bereikbaar. Controleer de verbinding en druk nog een keer op de knop.',
    done: 'De uitbetalingen zijn gestopt',
    mailed:
      'We hebben een link om een nieuw wachtwoord te kiezen gestuurd naar %{email}. Het platform moet de wijziging nu onderzoeken.',
    unmailed: 'Iedereen is uitgelogd. Neem contact op met het platform, dat de wijziging moet onderzoeken.',
    over: 'Deze link is al gebruikt of verlopen. Herken je de wijziging nog steeds niet, neem dan contact op met het platform.',
  },
};
