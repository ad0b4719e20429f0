import type { VehicleType } from '#contract/entities/reference';
import { vehicleTypes as facts, type VehicleTypeId } from '#contract/providers/vehicleTypes';

/** By position in `referenceLanguages`. */
const names: Record<VehicleTypeId, string[]> = {
  bicycle: ['Bicycle', 'دراجة هوائية', 'Fahrrad', 'Bicicleta', 'Vélo', 'Bicicletta', 'Fiets', 'Bicicleta', 'Велосипед'],
  e_bike: [
    'E-bike',
    'دراجة كهربائية',
    'E-Bike',
    'Bicicleta eléctrica',
    'Vélo électrique',
    'Bici elettrica',
    'E-bike',
    'Bicicleta elétrica',
    'Электровелосипед',
  ],
  scooter: ['Scooter', 'سكوتر', 'Roller', 'Escúter', 'Scooter', 'Scooter', 'Scooter', 'Scooter', 'Скутер'],
  motorbike: ['Motorbike', 'دراجة نارية', 'Motorrad', 'Moto', 'Moto', 'Moto', 'Motor', 'Moto', 'Мотоцикл'],
  car: ['Car', 'سيارة', 'Auto', 'Coche', 'Voiture', 'Auto', 'Auto', 'Carro', 'Автомобиль'],
  van: ['Van', 'شاحنة صغيرة', 'Transporter', 'Furgoneta', 'Camionnette', 'Furgone', 'Bestelbus', 'Van', 'Фургон'],
};

/** Vehicles that deliver, with their names. */
export const vehicleTypes: readonly VehicleType[] = facts.map((type) => ({ ...type, name: names[type.id] }));
