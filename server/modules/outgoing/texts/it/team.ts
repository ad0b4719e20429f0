import type { TeamTexts } from '../../messageTexts';

export const team: TeamTexts = {
  invitation: {
    subject: 'Hai ricevuto un invito da %{store}',
    lines: [
      'Ciao %{name},',
      '%{by} ti invita nello staff di %{store}. Scegli qui la tua password; il link funziona una sola volta, per sette giorni:',
      '%{link}',
      'Se non te lo aspettavi, puoi ignorare questo messaggio.',
    ],
  },
  support: { subject: 'Assistenza: %{store}', lines: ['%{text}', '-- \n%{facts}'] },
  email_code: {
    subject: '%{code} è il tuo codice Storedesk',
    lines: [
      'Il tuo codice è %{code}. Funziona una sola volta, per %{minutes} minuti.',
      'Non dare mai questo codice ad altri. Se non l’hai chiesto, puoi ignorare questo messaggio.',
    ],
  },
  phone_code: {
    subject: '',
    lines: [
      '%{code} è il tuo codice Storedesk. Funziona una sola volta, per %{minutes} minuti. Non darlo mai ad altri.',
    ],
  },
  registration_code: {
    subject: '%{code} è il tuo codice Storedesk',
    lines: [
      'Stai registrando un locale con questo indirizzo email. Il tuo codice è %{code}. Funziona una sola volta, per %{minutes} minuti.',
      'Non dare mai questo codice ad altri. Se non l’hai chiesto, puoi ignorare questo messaggio.',
    ],
  },
  registration_known: {
    subject: 'Hai già un account Storedesk',
    lines: [
      'Qualcuno, probabilmente tu, sta registrando un locale con questo indirizzo email. Ma esiste già un account con questo indirizzo: accedi, oppure scegli una nuova password con “Password dimenticata?” nella pagina di accesso.',
      'Per registrare un altro locale, usa un altro indirizzo. Il codice %{code} conferma soltanto che questo indirizzo è tuo; funziona una sola volta, per %{minutes} minuti.',
      'Non dare mai questo codice ad altri. Se non l’hai chiesto tu, puoi ignorare questo messaggio.',
    ],
  },
  registration_link: {
    subject: 'Continua la registrazione',
    lines: [
      'Quello che hai compilato finora è salvato. Continua qui, su qualsiasi dispositivo; il link funziona per sette giorni:',
      '%{link}',
      'Non inoltrare questo link: chi ce l’ha può continuare la tua registrazione. Se non hai registrato un locale, puoi ignorare questo messaggio.',
    ],
  },
  new_password: {
    subject: 'Scegli una nuova password',
    lines: [
      'Qualcuno, probabilmente tu, ha chiesto una nuova password per il tuo account Storedesk (%{account}). Sceglila qui; il link funziona una sola volta, per %{minutes} minuti:',
      '%{link}',
      'Se non hai chiesto tu una nuova password, puoi ignorare questo messaggio. La tua password resta la stessa.',
    ],
  },
  password_set: {
    subject: 'La tua password è stata cambiata',
    lines: [
      'Ciao %{name},',
      'La password del tuo account Storedesk è stata cambiata (%{at}) e tutti gli altri dispositivi sono stati disconnessi.',
      'Se non l’hai cambiata tu, scegli subito una nuova password con “Password dimenticata?” nella pagina di accesso.',
    ],
  },
  email_changed: {
    subject: 'L’indirizzo email del tuo account Storedesk è stato modificato',
    lines: [
      'Ciao,',
      'l’indirizzo email del tuo account Storedesk (%{account}) è stato sostituito con %{value}. D’ora in poi si accede con il nuovo indirizzo.',
      'Se non l’hai cambiato tu, ripristina qui l’indirizzo precedente entro %{hours} ore. Tutti i dispositivi verranno disconnessi e sceglierai una nuova password:',
      '%{link}',
    ],
  },
  phone_changed: {
    subject: 'Il numero di telefono del tuo account Storedesk è stato modificato',
    lines: [
      'Il numero di telefono del tuo account Storedesk (%{account}) è stato sostituito con %{value}. Se non l’hai cambiato tu, ripristinalo entro %{hours} ore: %{link}',
    ],
  },
  summary: {
    subject: '%{store}: %{period}',
    lines: [
      '%{store}, %{period}; tra parentesi i dati della settimana precedente:',
      'Vendite dopo i rimborsi: %{sales} (%{sales_before})\nOrdini completati: %{orders} (%{orders_before})\nScontrino medio: %{average} (%{average_before})\nAnnullati o rifiutati: %{cancelled} (%{cancelled_before})',
      'Apri il cruscotto completo:',
      '%{link}',
      'Ricevi questa email perché l’hai scelta nel tuo profilo. Puoi cambiare la scelta qui:',
      '%{choice}',
    ],
  },
  factor_added: {
    subject: 'Verifica in due passaggi: nuovo metodo',
    lines: [
      'Al tuo account Storedesk (%{account}) è stato aggiunto un nuovo metodo per confermare l’accesso (%{at}).',
      'Se non l’hai aggiunto tu, rimuovilo qui entro %{hours} ore. Tutti i dispositivi verranno disconnessi e sceglierai una nuova password:',
      '%{link}',
    ],
  },
  factor_removed: {
    subject: 'Verifica in due passaggi: metodo rimosso',
    lines: [
      'Dal tuo account Storedesk (%{account}) è stato rimosso un metodo per confermare l’accesso (%{at}).',
      'Se non l’hai rimosso tu, cambia subito la password e controlla qui il tuo account:',
      '%{link}',
    ],
  },
  recovery_codes_new: {
    subject: 'I tuoi codici di recupero sono stati sostituiti',
    lines: [
      'Per il tuo account Storedesk (%{account}) sono stati creati nuovi codici di recupero (%{at}). Quelli di prima non funzionano più.',
      'Se non li hai creati tu, cambia subito la password e crea qui nuovi codici:',
      '%{link}',
    ],
  },
  recovery_code_used: {
    subject: 'Accesso con un codice di recupero',
    lines: [
      'Qualcuno ha effettuato l’accesso al tuo account Storedesk (%{account}) con uno dei tuoi codici di recupero (%{at}). Codici rimasti: %{left}.',
      'Se non sei stato tu, cambia subito la password e crea qui nuovi codici:',
      '%{link}',
    ],
  },
  passkey_refused: {
    subject: 'Una passkey è stata rifiutata',
    lines: [
      'La passkey “%{name}” del tuo account Storedesk (%{account}) è stata rifiutata (%{at}), perché sembra che ne esistano due copie.',
      'Qualcuno potrebbe averla copiata. Rimuovila qui e aggiungine una nuova:',
      '%{link}',
    ],
  },
  new_device: {
    subject: 'Nuovo accesso al tuo account Storedesk',
    lines: [
      'Qualcuno ha effettuato l’accesso al tuo account Storedesk (%{account}) da un dispositivo mai usato prima: %{device} (%{at}).',
      'Se l’accesso è tuo, non devi fare nulla. Altrimenti cambia subito la password e disconnetti qui il dispositivo:',
      '%{link}',
    ],
  },
  social_linked: {
    subject: 'Ora puoi accedere con %{name}',
    lines: [
      'Il tuo account %{name} è stato collegato al tuo account Storedesk (%{account}, %{at}). Ora puoi usarlo per accedere.',
      'Se non l’hai collegato tu, scollegalo qui e cambia subito la password:',
      '%{link}',
    ],
  },
  social_unlinked: {
    subject: 'Non puoi più accedere con %{name}',
    lines: [
      'Il tuo account %{name} è stato scollegato dal tuo account Storedesk (%{account}, %{at}). La tua password funziona come prima.',
      'Se non l’hai scollegato tu, cambia subito la password e controlla qui il tuo account:',
      '%{link}',
    ],
  },
  trust_asked: {
    subject: 'Sei una persona di fiducia per %{store}',
    lines: [
      '%{by} conta sul tuo aiuto se non riuscirà più ad accedere a %{store}, per esempio dopo aver perso il telefono. In quel caso due persone di fiducia confermano insieme chi lo chiede.',
      'Per ora non devi fare nulla. Se non vuoi che ti venga chiesto, rifiuta qui:',
      '%{link}',
    ],
  },
  recovery_asked: {
    subject: '%{by} chiede il tuo aiuto per rientrare in %{store}',
    lines: [
      'Qualcuno che conosce la password di %{by} non riesce a completare l’accesso a %{store} e chiede di rientrare.',
      'Prima di tutto telefona a %{by} o parlaci di persona. Non fidarti di un’email o di un SMS. Solo se la richiesta viene davvero da %{by}, confermala qui entro il %{until}:',
      '%{link}',
    ],
  },
};
