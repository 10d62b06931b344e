interface Props {
  serverData: { title: string };
}

export default function Live({ serverData: { title } }: Props) {
  return <h1>{title}</h1>;
}

export const getServerData = () => Promise.resolve({ props: { title: 'live' } });
