import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt vanaf nu voor e-mails aan je klanten. E-mails aan jou en je team komen nog steeds van deze app.',
  section: {
    sender: 'Afzender',
    server: 'Verbinding',
  },
  field: {
    is_mail_on: 'E-mail via je eigen server versturen',
    mail_host: 'Server',
    mail_port: 'Poort',
    mail_user: 'Gebruiker',
    mail_password: 'Wachtwoord',
    mail_from_address: 'Adres van de afzender',
    mail_from_name: 'Naam van de afzender',
    mail_dkim_selector: 'DKIM-selector',
  },
  help: {
    is_mail_on: 'Uit: e-mails aan je klanten komen van de server van deze app.',
    mail_port: 'Meestal 587. Bij 465 begint de versleuteling meteen.',
    mail_from_name: 'Leeg: de naam van je zaak.',
    mail_dkim_selector:
      'Die krijg je van je mailprovider, bijvoorbeeld “s1”. Daarmee is ook de handtekening van je e-mails te controleren.',
  },
  test: {
    title: 'Testmail',
    detail: 'Verstuurt een e-mail met de opgeslagen instellingen en noemt de stap die mislukt.',
    save_first: 'Sla eerst je wijzigingen op.',
    to: 'Versturen aan',
    send: 'Testmail versturen',
    sent: 'Je server heeft de e-mail aan %{to} aangenomen.',
    said: 'De server meldt:',
  },
  stage: {
    name: 'Geen server met deze naam gevonden',
    refused: 'De server reageert niet op deze poort',
    timeout: 'De server deed er te lang over',
    greeting: 'Dit is geen mailserver, of de verbinding is geweigerd',
    starttls: 'De server biedt geen versleuteling',
    tls: 'De versleutelde verbinding is mislukt',
    certificate: 'Het certificaat van de server is niet te vertrouwen',
    sign_in: 'Gebruiker of wachtwoord klopt niet',
    sender: 'De server weigert het adres van de afzender',
    recipient: 'De server weigert de ontvanger',
    message: 'De server weigert de e-mail',
  },
  remedy: {
    name: 'Controleer de naam op typefouten. Servers in een privénetwerk kun je niet gebruiken.',
    refused: 'Controleer de poort: meestal 587 of 465.',
    timeout: 'Controleer de poort: meestal 587 of 465. Of probeer het later opnieuw.',
    greeting: 'Controleer de naam van de server en de poort.',
    starttls:
      'Gebruik een andere poort, meestal 465, of vraag je provider. E-mail wordt nooit onversleuteld verstuurd.',
    tls: 'Vraag je provider om een server met TLS 1.2 of nieuwer, of controleer de poort.',
    certificate:
      'Het certificaat is verlopen of hoort bij een andere naam. Gebruik precies de naam die je provider noemt.',
    sign_in: 'Typ beide opnieuw. Sommige providers vragen een app-wachtwoord.',
    sender: 'Gebruik een adres dat bij dit account hoort.',
    recipient: 'Controleer het adres van de testmail.',
    message: 'Lees wat de server meldt, of vraag je provider.',
  },
  records: {
    title: 'Records van je domein',
    detail:
      'Ze vertellen andere maildiensten dat e-mails van je server echt van jou zijn. Zonder belanden ze vaak in de spam.',
    check: 'Records controleren',
    signature: {
      label: 'Handtekening van een ontvangen testmail',
      help: 'Plak de headers van de e-mail, met de regel DKIM-Signature. De selector wordt dan ingevuld.',
      filled: 'Selector %{selector} ingevuld. Sla op en controleer daarna de records.',
      none: 'In deze tekst staat geen DKIM-handtekening.',
      other:
        'Deze e-mail is ondertekend voor %{domain}, niet voor het domein van je afzender. Stel DKIM in bij je mailprovider.',
    },
    state: {
      found: 'Gevonden',
      missing: 'Ontbreekt',
      other: 'Noemt je server niet',
      several: 'Meer dan één',
      unreachable: 'Geen reactie',
    },
    remedy: {
      missing:
        'Voeg dit record toe bij de provider van je domein. Is het domein niet van jou, gebruik dan een afzenderadres van je eigen domein.',
      other: 'Vervang het record door dit.',
      several: 'Er mag er maar één overblijven. Vervang ze allemaal door dit record.',
      unreachable:
        'De nameservers van het domein reageren niet. Controleer het adres van de afzender of probeer het later opnieuw.',
      dkim: 'Je mailprovider vertelt je wat je daar moet invullen.',
    },
  },
} satisfies SettingsTexts;
