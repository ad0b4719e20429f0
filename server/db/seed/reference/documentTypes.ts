import type { DocumentType } from '#contract/entities/reference';
import { type DocumentTypeId, documentTypes as facts } from '#contract/providers/documentTypes';

/** By position in `referenceLanguages`. */
const names: Record<DocumentTypeId, string[]> = {
  identity: [
    'Identity card or passport',
    'بطاقة الهوية أو جواز السفر',
    'Personalausweis oder Reisepass',
    'Documento de identidad o pasaporte',
    'Carte d’identité ou passeport',
    'Carta d’identità o passaporto',
    'Identiteitskaart of paspoort',
    'Documento de identidade ou passaporte',
    'Паспорт или удостоверение личности',
  ],
  driving_licence: [
    'Driving licence',
    'رخصة القيادة',
    'Führerschein',
    'Permiso de conducir',
    'Permis de conduire',
    'Patente di guida',
    'Rijbewijs',
    'Carteira de motorista',
    'Водительские права',
  ],
  work_permit: [
    'Work permit',
    'تصريح العمل',
    'Arbeitserlaubnis',
    'Permiso de trabajo',
    'Autorisation de travail',
    'Permesso di lavoro',
    'Werkvergunning',
    'Autorização de trabalho',
    'Разрешение на работу',
  ],
  insurance: [
    'Vehicle insurance',
    'تأمين المركبة',
    'Fahrzeugversicherung',
    'Seguro del vehículo',
    'Assurance du véhicule',
    'Assicurazione del veicolo',
    'Voertuigverzekering',
    'Seguro do veículo',
    'Страховка транспорта',
  ],
  health_certificate: [
    'Food handling certificate',
    'شهادة تداول الأغذية',
    'Gesundheitszeugnis',
    'Carné de manipulador de alimentos',
    'Attestation d’hygiène alimentaire',
    'Attestato HACCP',
    'Hygiënecertificaat',
    'Certificado de manipulação de alimentos',
    'Медицинская книжка',
  ],
};

/** The documents that delivery people are asked for, with their names. */
export const documentTypes: readonly DocumentType[] = facts.map((type) => ({ ...type, name: names[type.id] }));
