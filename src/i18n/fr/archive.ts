import type { archive as english } from '../en/archive';

export const archive: typeof english = {
  title: 'Tout emporter',
  detail:
    'Un fichier ZIP avec tout votre établissement\u202F: commandes, carte, clients, équipe, documents et images. Un autre Storedesk peut l’importer.',
  private:
    'Il contient des données personnelles et des coordonnées bancaires\u202F: gardez-le en lieu sûr. Les mots de passe et la validation en deux étapes n’y sont pas.',
  request: 'Créer une archive',
  again: 'Créer une nouvelle archive',
  stays: 'Vous pouvez quitter cette page.',
  progress: 'Avancement de l’archive',
  waiting: 'L’archive sera créée dans un instant.',
  running: 'Création de l’archive\u202F: %{percent}',
  ready: 'Votre archive est prête\u202F: %{size}. Vous pouvez la télécharger jusqu’au %{time}.',
  sha256: 'Empreinte (SHA-256)',
  sha256_hint: 'Elle permet de vérifier, au moment de l’import, que l’archive est intacte.',
  download: 'Télécharger l’archive',
  failed: 'L’archive n’a pas pu être créée. Réessayez. Si le problème persiste, contactez l’assistance.',
  delete: 'Supprimer l’archive',
  delete_title: 'Supprimer l’archive\u202F?',
  delete_detail: 'Rien ne change dans votre établissement. Vous pourrez créer une nouvelle archive à tout moment.',
};
