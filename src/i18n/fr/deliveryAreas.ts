export { deliveryAreas } from '../en/deliveryAreas';
