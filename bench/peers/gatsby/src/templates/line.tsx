interface Props {
  pageContext: { title: string };
}

export default function Line({ pageContext: { title } }: Props) {
  return <h1>{title}</h1>;
}
