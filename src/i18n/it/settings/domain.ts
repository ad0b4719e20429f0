import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'I clienti vedono il tuo sito web su questo dominio quando il record è stato trovato e il sito è pubblicato.',
  name: 'Dominio o sottodominio',
  name_help: 'Per esempio pizza.com o ordina.pizza.com',
  set: 'Usa questo dominio',
  taken: 'Un altro locale usa questo dominio. Se è tuo, puoi dimostrarlo con un record: passerà così al tuo sito web.',
  claim: 'È mio',
  change: 'Usa un altro dominio',
  remove: 'Rimuovi il dominio',
  remove_title: 'Rimuovere il dominio?',
  remove_detail:
    'I clienti non potranno più aprire il tuo sito web su questo dominio, e i codici QR stampati che lo contengono non funzioneranno più.',
  check: 'Controlla ora',
  checked: 'Ultimo controllo: %{time}',
  copy: 'Copia: %{what}',
  copied: 'Copiato: %{what}',
  problem: {
    domain_invalid: 'Inserisci un dominio come pizza.com.',
    domain_is_address: 'Inserisci un nome, non un indirizzo IP.',
    domain_is_suffix: 'Chiunque può registrare nomi con questa estensione. Inserisci il tuo dominio.',
    domain_is_own: 'Questo dominio è della piattaforma. Inserisci il tuo dominio.',
  },
  state: {
    waiting: 'In attesa del record',
    proved: 'Verificato',
    failing: 'Record mancante',
    ended: 'Non in uso',
    moved: 'Usato da un altro locale',
  },
  means: {
    waiting:
      'Aggiungi il record qui sotto presso il fornitore del tuo dominio. Viene trovato pochi secondi dopo la pubblicazione.',
    proved: 'Il dominio è tuo. Viene controllato ogni giorno, quindi lascia il record dov’è.',
    failing:
      'Il record non è stato trovato. Senza il record, il tuo sito web resta su questo dominio fino a questa data: %{time}.',
    ended:
      'Il record manca da 72 ore, quindi il tuo sito web non è più disponibile su questo dominio. Aggiungilo di nuovo.',
    moved:
      'Un altro locale ha dimostrato che il dominio è suo. Se è tuo, aggiungi il nuovo record qui sotto e controlla di nuovo.',
  },
  is_taken: 'Fino ad allora, un altro locale usa il dominio.',
  found: {
    missing: 'I name server del dominio non hanno ancora un record con questo nome.',
    other_value: 'C’è un record con questo nome, ma il valore è diverso. Confrontalo con quello qui sotto.',
    no_name_servers: 'Il dominio non ha name server. Controlla che sia scritto bene e che sia registrato.',
    unreachable: 'I name server del dominio non hanno risposto. Riproveremo.',
  },
  record: { type: 'Tipo', name: 'Nome', value: 'Valore' },
  proof: {
    title: '1. Dimostra che il dominio è tuo',
    detail: 'Apri le impostazioni DNS del tuo dominio presso il fornitore e aggiungi questo record.',
    full_name: 'Alcuni fornitori vogliono il nome completo:',
  },
  pointing: {
    title: '2. Collega il dominio al tuo sito web',
    detail: 'Aggiungi anche questi. Elimina gli altri record A, AAAA e CNAME con lo stesso nome.',
    none: 'Chiedi alla piattaforma quali record aggiungere.',
    apex: 'Un dominio senza sottodominio non può avere un record CNAME. Se il tuo fornitore offre record ALIAS o ANAME, puoi usare uno di questi.',
  },
} satisfies SettingsTexts;
